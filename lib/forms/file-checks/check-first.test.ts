import { describeCv, infected, keptUnread } from '../../content/forms/cv-dangers';
import type { inspectCv } from '../../cv/cv-content';
import { ExaminerFailed } from '../../cv/examiner/start';
import { ClamdFailed } from '../../base/clamd';
import { runInRequest, noteClient } from '../../base/request-context';
import { application, outage, outboxForTests } from '../../../test/outbox';
import { expectAnswer } from '../../../test/cv-files/row';
import { checkFirst, examineCv, scanFile } from './check-first';

const folder = outboxForTests();
const api = folder.deliver;
const findVirus = jest.fn<Promise<string | null>, [Uint8Array]>();
const inspect = jest.fn<ReturnType<typeof inspectCv>, Parameters<typeof inspectCv>>();
const open = () =>
  folder.open({
    deliver: checkFirst(api, [examineCv(inspect, () => folder.clock.now), scanFile(findVirus)]),
  });
const away = new ClamdFailed('ECONNREFUSED');
const busy = new ExaminerFailed('busy');
const killed = new ExaminerFailed('SIGKILL', true);
const macros = describeCv({ problem: 'macros' });

beforeEach(() => {
  findVirus.mockReset().mockResolvedValue(null);
  inspect.mockReset().mockResolvedValue({ type: 'pdf' });
});

const later = async (outbox: ReturnType<typeof open>, ms = 3_600_000) => {
  folder.clock.now += ms;
  await outbox.redeliver();
};

test('a valid CV is delivered unchanged, and forms without a file are not checked', async () => {
  const outbox = open();
  expect(await outbox.accept('apply-job', application('Asha'))).toMatchObject({ kind: 'delivered' });
  expect(inspect).toHaveBeenCalledWith(application('Asha').file?.bytes, 'outbox');
  expect(findVirus).toHaveBeenCalledWith(application('Asha').file?.bytes);
  const { file: _, ...enquiry } = application('Ravi');
  await outbox.accept('contact-enquiry', enquiry);
  expect([inspect, findVirus].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(api.mock.calls.map(([submission]) => submission)).toEqual([application('Asha'), enquiry]);
});

test('it is examined for the client that sent it', async () => {
  const outbox = open();
  await runInRequest({ peer: '203.0.113.7' }, async () => {
    noteClient('203.0.113.7');
    await outbox.accept('apply-job', application('Asha'));
  });
  expect(inspect).toHaveBeenCalledWith(expect.anything(), '203.0.113.7');
});

test.each([
  ['an infected CV', () => findVirus.mockResolvedValue('Test.Virus'), infected()],
  ['a CV with macros', () => inspect.mockResolvedValue({ problem: 'macros' }), macros],
])('%s is refused at its field, and leaves nothing behind', async (_, find, message) => {
  const outbox = open();
  find();
  expect(await outbox.accept('apply-job', application('Asha'))).toEqual({
    kind: 'refused',
    message,
    errors: [{ text: message, names: ['cv_file'] }],
  });
  expect(api).not.toHaveBeenCalled();
  expect(outbox.state().length).toBe(0);
});

test.each([
  ['no scanner', () => findVirus.mockRejectedValue(away)],
  ['no examiner that has time', () => inspect.mockRejectedValue(busy)],
  ['an examiner that is killed', () => inspect.mockRejectedValue(killed)],
  ['a check that breaks', () => inspect.mockRejectedValue(new TypeError('oops'))],
])(
  'with %s nothing is delivered: it waits, without holding others up, and is checked later',
  async (_, fail) => {
    const outbox = open();
    fail();
    expect(await outbox.accept('apply-job', application('Asha'))).toMatchObject({ kind: 'waiting' });
    api.mockRejectedValueOnce(outage);
    const { file: _file, ...enquiry } = application('Ravi');
    expect(await outbox.accept('contact-enquiry', enquiry)).toMatchObject({ kind: 'waiting' });
    api.mockClear();
    folder.clock.now += 60_000;
    await outbox.redeliver();
    await outbox.redeliver();
    expect(api.mock.calls.map(([submission]) => submission)).toEqual([enquiry]);
    findVirus.mockReset().mockResolvedValue(null);
    inspect.mockReset().mockResolvedValue({ type: 'pdf' });
    await later(outbox);
    // Without a verdict nothing was sent, so it cannot have arrived.
    const arguments_ = [application('Asha'), ...Array(3).fill(expect.anything()), false];
    expect(api).toHaveBeenLastCalledWith(...arguments_);
    expect(outbox.state().length).toBe(0);
  },
);

test.each([
  ['a virus', () => findVirus.mockRejectedValueOnce(away).mockResolvedValue('Test.Virus'), infected()],
  ['macros', () => inspect.mockRejectedValueOnce(busy).mockResolvedValue({ problem: 'macros' }), macros],
])(
  'of %s found later, the staff are told in the application, which has a harmless page as its CV',
  async (_, find, problem) => {
    const outbox = open();
    find();
    await outbox.accept('apply-job', application('Asha'));
    await later(outbox);
    const [delivered] = api.mock.calls[0]!;
    expect(delivered.fields).toMatchObject({
      ...application('Asha').fields,
      message: expect.stringContaining('“Asha.pdf” was removed'),
    });
    expect(delivered.fields.message).toContain(problem);
    expect(delivered.file).toMatchObject({
      field: 'cv_file',
      name: 'cv-removed.pdf',
      type: 'application/pdf',
    });
    const bytes = Buffer.from(delivered.file!.bytes);
    await expectAnswer({ what: 'the page', extension: 'pdf', bytes, problem: null });
    expect(bytes.toString()).toContain('ask the candidate for another file');
  },
);

test('a CV of which parts are unread is delivered, scanned, with a note to the staff', async () => {
  const outbox = open();
  inspect.mockResolvedValue({ type: 'doc', unread: true });
  expect(await outbox.accept('apply-job', application('Asha'))).toMatchObject({ kind: 'delivered' });
  const [{ fields, file }] = api.mock.calls[0]!;
  expect(fields.message).toContain(keptUnread('Asha.pdf'));
  expect(file).toEqual(application('Asha').file);
  findVirus.mockResolvedValue('Test.Virus');
  expect(await outbox.accept('apply-job', application('Ravi'))).toMatchObject({ kind: 'refused' });
});

test('a CV on which examiners keep failing for hours is delivered with a note to the staff', async () => {
  const outbox = open();
  inspect.mockRejectedValue(killed);
  await outbox.accept('apply-job', application('Asha'));
  await later(outbox);
  expect(api).not.toHaveBeenCalled();
  await later(outbox, 2 * 3_600_000);
  expect(api.mock.calls[0]![0].fields.message).toContain(keptUnread('Asha.pdf'));
  expect(api.mock.calls[0]![0].file).toEqual(application('Asha').file);
});

test('while no examiner is available, a CV waits indefinitely', async () => {
  const outbox = open();
  inspect.mockRejectedValue(busy);
  await outbox.accept('apply-job', application('Asha'));
  for (let day = 0; day < 3; day++) await later(outbox, 24 * 3_600_000);
  expect(api).not.toHaveBeenCalled();
  expect(outbox.state().length).toBe(1);
});
