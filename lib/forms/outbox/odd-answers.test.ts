import { application, outage, outboxForTests, yes } from '../../../test/outbox';
import { UpstreamError } from '../../upstream/errors';

const odd = new UpstreamError('shape', 'the response is not JSON');
const status = (code: number) => new UpstreamError('http', `answered ${code}`, { status: code });
const HOUR = 3_600_000;

const folder = outboxForTests();
const { deliver } = folder;

type Outbox = ReturnType<typeof folder.open>;
/** Passes of the worker, ten minutes apart. */
const passes = async (outbox: Outbox, hours: number) => {
  for (let pass = 0; pass < hours * 6; pass++) {
    folder.clock.now += HOUR / 6;
    await outbox.redeliver();
  }
};
const stateOf = (outbox: Outbox) => outbox.oldest(1)[0]?.state;

test('a form with nothing but odd answers is set aside after five, and left to a person after twelve', async () => {
  const outbox = folder.open({ random: () => 1 });
  deliver.mockRejectedValue(odd);
  await outbox.accept('contact-enquiry', application('Asha'));
  await passes(outbox, 2);
  expect(deliver).toHaveBeenCalledTimes(5);
  expect(outbox.state()).toMatchObject({ length: 1, refused: 0, setAside: 1 });
  const restarted = folder.open();
  restarted.takeOver();
  await passes(restarted, 24);
  expect(deliver).toHaveBeenCalledTimes(12);
  expect(stateOf(restarted)).toBe('set-aside');
  expect(new Set(deliver.mock.calls.map(([, key]) => key)).size).toBe(1);
});

test('during hours of maintenance one form is tried again, and its success releases the rest', async () => {
  const outbox = folder.open({ random: () => 1 });
  deliver.mockRejectedValue(odd);
  const names = Array.from({ length: 20 }, (_, index) => `Asha ${index}`);
  for (const name of names) await outbox.accept('contact-enquiry', application(name));
  await passes(outbox, 6);
  const keys = deliver.mock.calls.map(([, key]) => key);
  const tries = [...new Set(keys)].map((key) => keys.filter((each) => each === key).length);
  expect(tries.filter((count) => count > 1)).toHaveLength(1);
  expect(outbox.state()).toMatchObject({ length: 20, setAside: 1 });
  deliver.mockClear().mockResolvedValue(yes);
  await passes(outbox, 1);
  expect(deliver).toHaveBeenCalledTimes(20);
  expect(outbox.state().length).toBe(0);
});

test('an odd answer to one form does not hold the others', async () => {
  const outbox = folder.open();
  deliver.mockRejectedValueOnce(odd).mockRejectedValueOnce(outage).mockRejectedValueOnce(odd);
  for (const name of ['Asha', 'Asha Rao']) await outbox.accept('contact-enquiry', application(name));
  await passes(outbox, 1);
  expect(outbox.state().length).toBe(0);
});

test.each([401, 403, 404, 405, 407, 419, 451])(
  '%d for hours counts as refused, and may still resolve itself',
  async (code) => {
    const outbox = folder.open();
    deliver.mockRejectedValue(status(code));
    await outbox.accept('contact-enquiry', application('Asha'));
    await passes(outbox, 2);
    expect(stateOf(outbox)).toBe('waiting');
    await passes(outbox, 3);
    expect(stateOf(outbox)).toBe('refused');
    deliver.mockResolvedValue(yes);
    await passes(outbox, 2);
    expect(outbox.state().length).toBe(0);
  },
);

test.each([408, 425, 429, 500, 502, 503])('%d for hours is an outage', async (code) => {
  const outbox = folder.open();
  deliver.mockRejectedValue(status(code));
  await outbox.accept('contact-enquiry', application('Asha'));
  await passes(outbox, 12);
  expect(stateOf(outbox)).toBe('waiting');
});

test('an outbox of an earlier release is opened', async () => {
  folder.change(`CREATE TABLE entries (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, reference TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting', accepted_at INTEGER NOT NULL, next_try_at INTEGER NOT NULL,
    leased_until INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, problem BLOB, payload BLOB NOT NULL) STRICT;
    CREATE TABLE recent (hash TEXT PRIMARY KEY, at INTEGER NOT NULL, id TEXT NOT NULL UNIQUE, reference TEXT NOT NULL, outcome BLOB) STRICT;
    PRAGMA user_version = 1;
    INSERT INTO entries (id, reference, form, accepted_at, next_try_at, leased_until, payload) VALUES ('1', 'AB23CD45', 'x', 0, 0, 0, x'00')`);
  const outbox = folder.open();
  expect(outbox.state()).toMatchObject({ length: 1, setAside: 0 });
  expect(folder.rows()).toMatchObject([{ may_repeat: 1, odd_answers: 0 }]);
});
