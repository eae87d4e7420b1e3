import { application, no, outage, outboxForTests, yes } from '../../../test/outbox';

const folder = outboxForTests();
const { deliver } = folder;
const answers = jest.fn(async () => true);
const MINUTE = 60_000;

beforeEach(() => answers.mockReset().mockResolvedValue(true));

type Outbox = ReturnType<typeof folder.open>;

/** Passes of the worker, two seconds apart, as on the real website. */
async function work(outbox: Outbox, milliseconds: number) {
  for (const end = folder.clock.now + milliseconds; folder.clock.now < end; folder.clock.now += 2_000)
    await outbox.redeliver();
}

/** Forms that wait since an outage of hours, all at their longest pauses. */
async function openAfterHours(names: string[], random: () => number) {
  const outbox = folder.open({ random, answers });
  deliver.mockRejectedValue(outage);
  for (const name of names) {
    await outbox.accept('apply-job', application(name));
    folder.clock.now += 7_000;
  }
  for (let tries = 0; tries < 12; tries++) {
    folder.clock.now += 15 * MINUTE;
    await outbox.redeliver();
  }
  return outbox;
}

const NAMES = Array.from({ length: 39 }, (_, index) => `Asha${index}`);

test.each([0, 0.5, 1])(
  'when the API is back, all forms are delivered within a minute, without any visitor (random %s)',
  async (chance) => {
    answers.mockResolvedValue(false);
    const outbox = await openAfterHours(NAMES, () => chance);
    await work(outbox, MINUTE);
    expect(outbox.state().length).toBe(39);
    deliver.mockResolvedValue(yes);
    answers.mockResolvedValue(true);
    await work(outbox, MINUTE);
    expect(outbox.state().length).toBe(0);
  },
);

test('an API that answers reads all the while is back when it takes a form, whoever’s', async () => {
  const outbox = await openAfterHours(NAMES, () => 1);
  await work(outbox, MINUTE);
  expect(outbox.state().length).toBe(39);
  deliver.mockResolvedValue(yes);
  await outbox.accept('apply-job', application('Ravi'));
  await work(outbox, 10_000);
  expect(outbox.state().length).toBe(0);
});

test('a form that the API can never store is tried no more often for the others that it stores', async () => {
  const outbox = folder.open({ random: () => 1, answers });
  deliver.mockImplementation(async ({ fields }) => {
    if (fields.first_name === 'Asha') throw outage;
    return yes;
  });
  await outbox.accept('apply-job', application('Asha'));
  deliver.mockClear();
  for (let minute = 0; minute < 60; minute++) {
    await outbox.accept('apply-job', application(`Ravi${minute}`));
    await work(outbox, MINUTE);
  }
  const tries = deliver.mock.calls.filter(([{ fields }]) => fields.first_name === 'Asha').length;
  // Ten seconds, doubled up to fifteen minutes, and one more for the first success.
  expect(tries).toBeLessThanOrEqual(11);
});

test('the API is asked only while deliveries fail, every fifteen seconds', async () => {
  const outbox = folder.open({ answers });
  await outbox.accept('apply-job', application('Asha'));
  deliver.mockResolvedValue(no);
  await outbox.accept('apply-job', application('Ravi'));
  await work(outbox, MINUTE);
  expect(answers).not.toHaveBeenCalled();
  deliver.mockRejectedValue(outage);
  await outbox.accept('apply-job', application('Meera'));
  await work(outbox, MINUTE);
  expect(answers.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(answers.mock.calls.length).toBeLessThanOrEqual(4);
  await outbox.erase('meera@example.in');
  answers.mockClear();
  await work(outbox, MINUTE);
  expect(answers).not.toHaveBeenCalled();
});
