import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { program } from '../../test/program';
import { hasNginx, startEdge } from '../../test/browser/edge';
import { inbox } from '../../test/browser/backend';
import { PORTS } from '../../test/browser/ports';
import { CAPTCHA_CODE, sample, WEBSITE } from '../../test/browser/sites';

// A retry must not hide a loss.
test.describe.configure({ retries: 0 });
test.skip(!hasNginx, 'SKIPPED: nginx is not installed.');

const VISITORS = 8;
const OUTBOX_KEY = '0a'.repeat(32);

/** A website that can be stopped gracefully, as in an update, and restarted. */
const website = (port: string, dataDir: string) =>
  program('website', WEBSITE, `http://127.0.0.1:${port}/api/health`, {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: sample.env.SITE_URL,
    OUTBOX_KEY,
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
  const edge = await startEdge(ports.map((port) => `127.0.0.1:${port}`));
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  let isOver = false;
  const subject = `Restart ${Date.now()}`;
  let acknowledged = 0;

  // Cacheable pages, uncacheable pages, and forms.
  const visit = async (number: number) => {
    for (let turn = 0; !isOver; turn++) {
      for (const page of ['/', '/job', `/job?keyword=nurse+${number}`, '/applyjob?job_id=1001'])
        count(
          await fetch(edge.url + page).then(
            ({ status }) => `GET ${status}`,
            () => 'GET lost',
          ),
        );
      count(await send(`${subject} ${number}.${turn}`));
      // The edge allows 20 posts per second and address.
      await sleep(600);
    }
  };
  const send = async (text: string) => {
    try {
      const challenge = await fetch(`${edge.url}/api/captcha?form=contact-enquiry`);
      const { token } = (await challenge.json()) as { token: string };
      const response = await fetch(`${edge.url}/api/contact-enquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Asha',
          email: 'asha@example.com',
          subject: text,
          message: 'Hello',
          captchaToken: token,
          captchaText: CAPTCHA_CODE,
        }),
      });
      if (response.ok) acknowledged += 1;
      return response.ok ? 'POST ok' : `POST ${response.status} ${await response.text()}`;
    } catch {
      return 'POST lost';
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
    expect([...outcomes.keys()].sort()).toEqual(['GET 200', 'POST ok']);
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
