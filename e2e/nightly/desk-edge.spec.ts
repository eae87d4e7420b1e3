import { expect, test } from '@playwright/test';
import { hasCaddy, startCaddy, visit } from '../../test/browser/caddy';
import { startDesk } from '../../test/browser/desk';
import { type RequestOptions, startOrigin } from '../../test/browser/origin';

const SITE = 'www.agency.example';
const DESK = 'desk.agency.example';

test('behind Caddy the desk answers under its own name and not under the site’s', async () => {
  test.skip(!hasCaddy, 'SKIPPED: caddy is not installed.');
  const website = await startOrigin('website');
  const desk = await startDesk({ deskUrl: () => `https://${DESK}` });
  const caddy = await startCaddy([website.address], undefined, {
    DESK_URL: `https://${DESK}`,
    DESK: `127.0.0.1:${desk.deskPort}`,
  });
  const ca = caddy.authority();
  const ask = (host: string, path: string, options?: RequestOptions) =>
    visit(path, { ...options, host, port: caddy.httpsPort, ca });
  try {
    const signIn = await ask(DESK, '/sign-in');
    expect([signIn.status, signIn.body.toString()]).toEqual([200, expect.stringContaining('The desk of')]);
    expect(signIn.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'strict-transport-security': 'max-age=63072000',
      'x-robots-tag': expect.stringContaining('noindex'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });
    const home = await ask(DESK, '/');
    expect([home.status, home.headers.location]).toEqual([303, '/sign-in']);
    expect((await ask(DESK, '/api/revalidate', { method: 'POST' })).status).not.toBe(200);
    expect(website.received).toEqual([]);
    for (const path of ['/sign-in', '/applications', '/applications/1/cv']) {
      const answer = await ask(SITE, path);
      expect([path, answer.body.toString()]).toEqual([path, expect.not.stringContaining('The desk of')]);
    }
    expect(website.received.map(({ url }) => url)).toEqual([
      '/sign-in',
      '/applications',
      '/applications/1/cv',
    ]);
    // A cross-origin post from the site, through the edge.
    const forged = await ask(DESK, '/sign-in', {
      method: 'POST',
      body: 'address=owner%40example.com',
      headers: { origin: `https://${SITE}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.status).toBe(403);
    await desk.stop();
    const down = await ask(DESK, '/');
    expect([down.status, down.body.toString()]).toEqual([503, expect.stringContaining('not answering')]);
  } finally {
    await caddy.stop();
    await website.stop();
  }
});
