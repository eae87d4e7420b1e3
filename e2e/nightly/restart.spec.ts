import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { program } from '../../test/program';
import { hasCaddy, startCaddy, visit as ask } from '../../test/browser/caddy';
import { POST_KEY_HEADER } from '../../lib/contract/forms/names';
import { inbox } from '../../test/browser/backend';
import { PORTS } from '../../test/browser/ports';
import { CAPTCHA_CODE, sample, WEBSITE } from '../../test/browser/sites';

// A retry must not hide a loss.
test.describe.configure({ retries: 0 });
test.skip(!hasCaddy, 'SKIPPED: caddy is not installed.');

const VISITORS = 8;
const SECRET = '0a'.repeat(32);

/** A website that can be stopped gracefully, as in an update, and restarted. */
const website = (port: string, dataDir: string) =>
  program('website', WEBSITE, `http://127.0.0.1:${port}/api/health`, {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: sample.env.SITE_URL,
    SECRET,
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
    REVALIDATE_SECRET: sample.env.REVALIDATE_SECRET,
  });

test('both websites are restarted under load, and no request is lost', async ({}, info) => {
  test.setTimeout(240_000);
  const ports = [PORTS.restartFirst, PORTS.restartSecond];
  const websites = ports.map((port) => website(port, info.outputPath(port)));
  await Promise.all(websites.map((each) => each.start()));
  const edge = await startCaddy(
    ports.map((port) => `127.0.0.1:${port}`),
    undefined,
    { FAIL_DURATION: '1s' },
  );
  const ca = edge.authority();
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  let isOver = false;
  const subject = `Restart ${Date.now()}`;
  let acknowledged = 0;

  // Cacheable pages, uncacheable pages, and forms.
  const visit = async (number: number) => {
    const get = (path: string, options = {}) =>
      ask(path, { port: edge.httpsPort, ca, from: `127.0.0.${number + 2}`, ...options });
    for (let turn = 0; !isOver; turn++) {
      for (const page of ['/', '/job', `/job?keyword=nurse+${number}`, '/applyjob?job_id=1001'])
        count(
          await get(page).then(
            ({ status }) => `GET ${status}`,
            () => 'GET lost',
          ),
        );
      const challenge = await get('/api/captcha?form=contact-enquiry');
      const { token } = JSON.parse(String(challenge.body)) as { token: string };
      const form = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [POST_KEY_HEADER]: randomUUID(),
        },
        body: JSON.stringify({
          name: 'Asha',
          email: 'asha@example.com',
          subject: `${subject} ${number}.${turn}`,
          message: 'Hello',
          captchaToken: token,
          captchaText: CAPTCHA_CODE,
        }),
      };
      // Without buffers a form that finds a website stopped is refused; "Try again" repeats it with its key.
      let status = 503;
      while (status === 503)
        status = await get('/api/contact-enquiry', form).then(
          (answer) => answer.status,
          () => 0,
        );
      count(`POST ${status}`);
      if (status === 200) acknowledged += 1;
    }
  };

  try {
    const visitors = Array.from({ length: VISITORS }, (_, number) => visit(number));
    const moreForms = async () => {
      const before = acknowledged;
      await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + VISITORS);
    };
    await moreForms();
    // Immediately one after the other: the edge must not still consider the first one down.
    for (const each of [...websites, ...websites]) {
      await each.kill('SIGTERM');
      await each.start();
    }
    await moreForms();
    isOver = true;
    await Promise.all(visitors);
    expect([...outcomes.keys()].sort()).toEqual(['GET 200', 'POST 200']);
    expect(acknowledged).toBeGreaterThan(10);
    await expect
      .poll(() => inbox('contacts').filter((row) => String(row.subject).startsWith(subject)).length, {
        timeout: 20_000,
      })
      .toBe(acknowledged);
  } finally {
    isOver = true;
    await edge.stop();
    await Promise.all(websites.map((each) => each.kill()));
  }
});
