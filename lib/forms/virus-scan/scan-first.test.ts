import { infected } from '../../content/forms/cv-dangers';
import { inspectCv } from '../../shared/cv/cv-content';
import { ClamdFailed } from '../../shared/clamd';
import type { FormAnswer, Submission } from '../../upstream/enquiries';
import { application, outage, outboxFolder, yes } from '../../../test/outbox';
import { scanFirst } from './scan-first';

let folder: ReturnType<typeof outboxFolder>;
const api = jest.fn<Promise<FormAnswer>, [Submission, string, string, string?]>();
const findVirus = jest.fn<Promise<string | null>, [Uint8Array]>();
const open = () => folder.open({ deliver: scanFirst(api, findVirus) });
const away = new ClamdFailed('ECONNREFUSED');

let logged: jest.SpyInstance[];
beforeEach(() => {
  folder = outboxFolder();
  api.mockReset().mockResolvedValue(yes);
  findVirus.mockReset().mockResolvedValue(null);
  logged = (['log', 'error'] as const).map((level) => jest.spyOn(console, level).mockImplementation());
});
afterEach(() => {
  expect(JSON.stringify(logged.map((spy) => spy.mock.calls))).not.toMatch(/asha/i);
  jest.restoreAllMocks();
  folder.remove();
});

test('a clean CV is delivered as it is, and what has no file is not scanned', async () => {
  const outbox = open();
  expect(await outbox.accept('apply-job', application('Asha'))).toMatchObject({ kind: 'delivered' });
  expect(findVirus).toHaveBeenCalledWith(application('Asha').file?.bytes);
  const { file: _, ...enquiry } = application('Ravi');
  await outbox.accept('contact-enquiry', enquiry);
  expect(findVirus).toHaveBeenCalledTimes(1);
  expect(api.mock.calls.map(([submission]) => submission)).toEqual([application('Asha'), enquiry]);
});

test('an infected CV is refused at its field, and leaves nothing behind', async () => {
  const outbox = open();
  findVirus.mockResolvedValue('Test.Virus');
  expect(await outbox.accept('apply-job', application('Asha'))).toEqual({
    kind: 'refused',
    message: infected,
    errors: { cv_file: [infected] },
  });
  expect(api).not.toHaveBeenCalled();
  expect(outbox.state().length).toBe(0);
});

test('nothing is delivered unscanned: it waits, without holding others up, and is scanned later', async () => {
  const outbox = open();
  findVirus.mockRejectedValue(away);
  expect(await outbox.accept('apply-job', application('Asha'))).toMatchObject({ kind: 'waiting' });
  api.mockRejectedValueOnce(outage);
  const { file: _, ...enquiry } = application('Ravi');
  expect(await outbox.accept('contact-enquiry', enquiry)).toMatchObject({ kind: 'waiting' });
  api.mockClear();
  folder.clock.now += 60_000;
  await outbox.redeliver();
  await outbox.redeliver();
  expect(api.mock.calls.map(([submission]) => submission)).toEqual([enquiry]);
  findVirus.mockResolvedValue(null);
  folder.clock.now += 3_600_000;
  await outbox.redeliver();
  expect(api).toHaveBeenLastCalledWith(
    application('Asha'),
    expect.anything(),
    expect.anything(),
    expect.anything(),
    // Without a verdict nothing was sent.
    false,
  );
  expect(outbox.state().length).toBe(0);
});

test('of a virus found later, the staff are told in the application, which has a harmless page as its CV', async () => {
  const outbox = open();
  findVirus.mockRejectedValueOnce(away).mockResolvedValue('Test.Virus');
  await outbox.accept('apply-job', application('Asha'));
  folder.clock.now += 3_600_000;
  await outbox.redeliver();
  const [delivered] = api.mock.calls[0]!;
  expect(delivered.fields).toMatchObject({
    ...application('Asha').fields,
    message: expect.stringMatching(/“Asha.pdf” was removed, because a virus/),
  });
  expect(delivered.file).toMatchObject({ field: 'cv_file', name: 'cv-removed.pdf', type: 'application/pdf' });
  expect(await inspectCv(delivered.file!.bytes, 'pdf')).toEqual({ type: 'pdf' });
  expect(Buffer.from(delivered.file!.bytes).toString()).toContain('ask the candidate for another file');
});
