import { expect, test } from '@playwright/test';
import { fieldsOf } from '../faults/programs';
import { program } from '../../test/program';
import { makePdf } from '../../test/browser/cv';
import { PORTS } from '../../test/browser/ports';
import { CAPTCHA_CODE, cutOff, WEBSITE } from '../../test/browser/sites';

const PORT = PORTS.diskFull;
const SITE = `http://localhost:${PORT}`;
const HEALTH = `${SITE}/api/health`;
// Limit of any file's size; to SQLite, exceeding it looks like a full disk.
const MAX_FILE_KILOBYTES = 300;

// A retry must not hide a loss.
test.describe.configure({ retries: 0 });
test.skip(process.platform === 'win32', 'SKIPPED: there is no ulimit here');

test('if an application cannot be stored, the visitor learns that it was not received', async ({
  request,
}, info) => {
  test.setTimeout(90_000);
  const limited = ['-c', `ulimit -f ${MAX_FILE_KILOBYTES}; exec node ${WEBSITE.join(' ')}`];
  const own = {
    PORT,
    DATA_DIR: info.outputPath('data'),
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
  };
  const website = program('website', limited, HEALTH, { ...cutOff.env, ...own }, { file: 'bash' });
  try {
    await website.start();
    const outbox = async () =>
      ((await (await request.get(HEALTH)).json()) as { outbox: { length: number } | null }).outbox;
    await expect.poll(outbox).toMatchObject({ length: 0 });
    const apply = async (kilobytes: number) => {
      const challenge = await request.get(`${SITE}/api/captcha?form=apply-job`);
      const { token } = (await challenge.json()) as { token: string };
      const cv = Buffer.concat([makePdf('No room'), Buffer.alloc(kilobytes * 1024, ' ')]);
      return request.post(`${SITE}/api/apply-job`, {
        multipart: {
          ...fieldsOf(1, 'a@example.com'),
          captchaToken: token,
          captchaText: CAPTCHA_CODE,
          resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv },
        },
      });
    };

    const refused = await apply(2 * MAX_FILE_KILOBYTES);
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({
      status: 0,
      message: expect.stringContaining('nothing was sent'),
    });
    expect(await outbox()).toMatchObject({ length: 0 });

    // A small form still fits and is stored although the recruitment API is down.
    const accepted = await apply(1);
    expect(accepted.status()).toBe(202);
    expect(await outbox()).toMatchObject({ length: 1 });
  } finally {
    await website.kill();
  }
});
