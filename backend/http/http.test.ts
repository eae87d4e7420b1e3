import { request } from 'node:http';
import { processWide } from '../../lib/base/process-wide';
import { websiteToken } from '../../lib/base/website-token';
import { keptUnread } from '../../lib/content/forms/cv-dangers';
import { WEBSITE_HEADER } from '../../lib/contract/calls';
import { CV_MAX_BYTES } from '../../lib/cv/cv';
import { openQueue } from '../../lib/cv/examiner/queue';
import { ExaminerFailed } from '../../lib/cv/examiner/start';
import { servedOverHttp } from '../../test/api-over-http';
import { keysForTests, temporaryFolder } from '../../test/backend';
import { doc, docx, pdf, plainZip, png } from '../../test/cv-files/plain';
import { openSqliteStore } from '../open-store';
import { createApp } from '../server';
import { examineUpload } from './check-cv';

// Generous, because the machine may be busy.
processWide.cvQueue = openQueue({ maxWaitMs: 120_000, timeoutMs: 60_000 });

const file = (content: string | Uint8Array, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

test('no file, or an unfilled file field, is no CV', async () => {
  for (const part of [undefined, null, '', file('', '')])
    expect(await examineUpload(part)).toEqual({ cv: null });
});

test.each([
  ['cv.doc', file(doc, 'cv.doc'), 'application/msword'],
  ['cv.docx', file(docx, 'cv.docx'), 'wordprocessingml'],
  ['cv.pdf', file(pdf, '../../etc/cv.pdf'), 'application/pdf'],
  ['cv-svg.png', file(png, 'cv.svg'), 'image/png'],
])('%s is accepted', async (name, part, mimeType) => {
  const checked = await examineUpload(part);
  expect(checked).toMatchObject({ cv: { name, mimeType: expect.stringContaining(mimeType) } });
});

test.each([
  ['an empty file', file('', 'cv.pdf')],
  ['text named PDF', file('hello', 'cv.pdf')],
  ['a zip archive', file(plainZip, 'cv.docx')],
  ['an encrypted PDF', file('%PDF-1.4\ntrailer<</Encrypt 5 0 R>>', 'cv.pdf')],
  ['no file', 'text'],
])('%s is refused', async (_what, part) => {
  expect(await examineUpload(part)).toHaveProperty('problem');
});

test('the limit is five megabytes to the byte', async () => {
  const exactly = Buffer.concat([pdf, Buffer.alloc(CV_MAX_BYTES - pdf.length, ' ')]);
  expect(await examineUpload(file(exactly, 'cv.pdf'))).toHaveProperty('cv');
  expect(await examineUpload(file(Buffer.concat([exactly, pdf]), 'cv.pdf'))).toMatchObject({
    tooLarge: true,
  });
});

test('a failed inspection neither accepts nor rejects the CV', async () => {
  const patient = processWide.cvQueue;
  processWide.cvQueue = { ...openQueue(), ask: () => Promise.reject(new ExaminerFailed('SIGKILL', true)) };
  await expect(examineUpload(file(pdf, 'cv.pdf'))).rejects.toMatchObject({ status: 503 });
  processWide.cvQueue = patient;
});

test('what could not be judged wholly is kept with a note to the staff', async () => {
  const patient = processWide.cvQueue;
  processWide.cvQueue = { ...openQueue(), ask: async () => ({ type: 'pdf', unread: true }) };
  expect(await examineUpload(file(pdf, 'cv.pdf'))).toMatchObject({ cv: {}, note: keptUnread('cv.pdf') });
  processWide.cvQueue = patient;
});

test('a CV examined by the website is not examined again', async () => {
  const locked = file('%PDF-1.4\ntrailer<</Encrypt 5 0 R>>', 'cv.pdf');
  expect(await examineUpload(locked)).toHaveProperty('problem');
  expect(await examineUpload(locked, true)).toMatchObject({ cv: { name: 'cv.pdf' } });
});

describe('read body', () => {
  const folder = temporaryFolder();
  const store = openSqliteStore({ file: `${folder}/jobs.sqlite`, keys: keysForTests });
  const SECRET = 's'.repeat(32);
  const LET_IN = {
    authorization: `Bearer ${SECRET}`,
    [WEBSITE_HEADER]: `Bearer ${websiteToken(SECRET)}`,
  };
  const app = createApp({ store, storageDir: folder, jobAlerts: true, secret: SECRET });
  const served = servedOverHttp((request) => app.fetch(request));
  afterAll(() => store.close());

  // Includes what a busy machine's socket buffers hold until the response is read.
  const MAX_TAKEN = 24 * 1024 * 1024;
  const posts = [...new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path))];

  test('there are routes to post to', () => expect(posts.length).toBeGreaterThan(15));

  describe.each(['application/json', 'multipart/form-data; boundary=x'])('as %j', (type) => {
    test.each(posts)('%s limits the body’s length', async (path) => {
      const headers = { ...LET_IN, 'content-type': type };
      const { status, bytes } = await postEndless(served.origin + path, headers, 4 * MAX_TAKEN);
      // 0: the connection was reset before the client read the response, which TCP permits while it is sending.
      expect([413, 0]).toContain(status);
      expect(bytes).toBeLessThan(MAX_TAKEN);
    });
  });

  test('a body that says how long it is is refused before any of it is read', async () => {
    for (const path of posts) {
      const body = new ReadableStream({ pull: () => Promise.reject(new Error('it was read')) });
      const headers = { ...LET_IN, 'content-length': '200000000' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      expect((await app.fetch(new Request(`http://localhost${path}`, init))).status).toBe(413);
    }
  });

  /** Result of an endless body: the response's status (0 if the connection was cut) and the bytes accepted. */
  type Outcome = { status: number; bytes: number };

  const CHUNK = Buffer.alloc(64 * 1024, ' ');

  /** Posts a chunked body over HTTP until there is a response or `maxBytes` are accepted. */
  function postEndless(url: string, headers: Record<string, string>, maxBytes: number): Promise<Outcome> {
    return new Promise((resolve) => {
      let bytes = 0;
      const sent = request(url, { method: 'POST', headers, agent: false });
      const end = (status: number) => {
        sent.destroy();
        resolve({ status, bytes });
      };
      sent.on('response', ({ statusCode = 0 }) => end(statusCode));
      sent.on('error', () => end(0));
      const pour = () => {
        while (!sent.destroyed && bytes < maxBytes) {
          bytes += CHUNK.length;
          if (!sent.write(CHUNK)) return;
        }
        if (bytes >= maxBytes) sent.end();
      };
      sent.on('drain', pour);
      pour();
    });
  }
});
