import { isStatusName, statusInCell } from './status';

test.each([
  [
    'closed',
    'closed, Closed, FILLED, on-hold, Onhold, Inactive, in-active, Not active, No, paused, Canceled',
  ],
  ['closed', 'No longer available, Closed on 12/10/2026, Closed – will reopen, Position closed by client'],
  [
    'closed',
    'No vacancy, Hold by client, Filled internally, FALSE, 0, Unpublished, Not yet published, Joined',
  ],
  ['closed', 'No - filled, Discontinued, Stopped hiring, Withdrawn, बंद, नहीं, ✗, Temporarily closed'],
  ['open', 'Open, active, Live, YES, y, TRUE, 1, 3, Re-open, Reopened, not filled, Unfilled'],
  ['open', 'Open till filled, Active (urgent), Not yet closed, चालू, हाँ, ✓, Vacant'],
  [null, 'WIP, Urgent, in talks, Closing soon, Partially filled, 2 of 5 filled, 2/5 filled, Goa'],
  [undefined, ', NA, n/a, -, TBD'],
])('a status is %s by its meaning: %s', (status, cells) => {
  const found = cells.split(', ').map((cell) => [cell, statusInCell('Status', cell)]);
  expect(found).toEqual(cells.split(', ').map((cell) => [cell, status]));
});

test.each([
  ['Filled?', 'Yes', 'closed'],
  ['Filled', 'No', 'open'],
  ['Closed?', '✓', 'closed'],
  ['On hold', 'n', 'open'],
  ['Is it open (Y/N)', 'N', 'closed'],
  ['Active', 'TRUE', 'open'],
  ['Live', 'closed', 'closed'],
  // Numbers of openings, not answers.
  ['Filled', '2', undefined],
  ['Open', '0', 'closed'],
])('“%s: %s” is %s', (name, cell, status) => expect(statusInCell(name, cell)).toBe(status));

test.each([
  [true, 'Status, JOB STATUS, Current status:, State, Open?, Show on website, Active, Live, Position open'],
  [true, 'स्थिति, Visible'],
  [
    false,
    'No, S. No, Urgent, No. of openings, Open positions, Closed on, Filled by, Hiring manager, Remarks',
  ],
  [false, 'Availability, Vacancies'],
])('whether a column says which jobs are shown is %s of: %s', (says, names) =>
  expect(names.split(', ').filter((name) => isStatusName(name) !== says)).toEqual([]),
);
