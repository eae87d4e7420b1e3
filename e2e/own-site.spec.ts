import { expect, type Page, test } from '@playwright/test';
import { samplePalette } from '../lib/content/theme/palette';
import { own, pathOf } from '../test/browser/sites';

test.use({ baseURL: own.url });

// The sample agency's facts and clients.
const SAMPLE_WORDS =
  /dwaar|bangalore|honnavar|aangan|residency road|mumbai|example\.com|20,000\+|3–5 days|1–2 business days|amala foods|batua pay/i;
// Colours shared by all themes: good and bad.
const SHARED = ['good', 'bad'];
const sampleColours = Object.entries(samplePalette)
  .filter(([name]) => !SHARED.includes(name))
  .map(([, colour]) => colour);

test('every page of another agency has its words and colours, and none of the sample’s', async ({
  page,
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => pathOf(url!));
  const paths = [...listed, '/applyjob?job_id=9001', '/saved', '/no-such-page'];
  expect(paths.length).toBeGreaterThan(18);
  expect(paths).toEqual(expect.arrayContaining(['/campus-drives', '/blog/what-a-mill-looks-for']));
  expect(paths).not.toContain('/Background-Verification');
  for (const path of paths) expect(await (await request.get(path)).text(), path).not.toMatch(SAMPLE_WORDS);
  // One of each kind.
  for (const path of [
    '/',
    '/job',
    '/applyjob?job_id=9001',
    '/contact',
    '/Payroll-Service',
    '/campus-drives',
  ]) {
    await page.goto(path);
    expect(await page.content(), path).not.toMatch(SAMPLE_WORDS);
    expect(await coloursShown(page), path).toEqual([]);
  }
});

test('what programs read of another agency has none of the sample’s words and colours', async ({
  request,
}) => {
  for (const path of [
    '/manifest.webmanifest',
    '/robots.txt',
    '/jobs.rss',
    '/blog/feed.xml',
    '/feeds/jobs.xml',
    '/lattice.svg',
    '/logo.svg',
    '/sw.js',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    expect(text, path).not.toMatch(SAMPLE_WORDS);
    for (const colour of sampleColours) expect(text.toLowerCase(), path).not.toContain(colour);
  }
});

test('an agency’s theme has its fonts and corners, and its pictures are drawn in its colours', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(
    /^Georgia/,
  );
  expect(
    await page
      .getByRole('button', { name: 'Submit' })
      .evaluate((button) => getComputedStyle(button).borderRadius),
  ).toBe('499.5px');
  await expect(page.getByText('Work near Coimbatore, and never a fee.')).toBeVisible();

  for (const path of ['/social-card.png', '/icons/maskable-512.png', '/favicon.ico']) {
    const colours = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const found = new Set<string>();
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255)
          found.add(`#${[0, 1, 2].map((i) => data[at + i]!.toString(16).padStart(2, '0')).join('')}`);
      return [...found];
    }, path);
    expect(colours.length, path).toBeGreaterThan(1);
    expect(
      colours.filter((colour) => sampleColours.some((other) => other === colour)),
      path,
    ).toEqual([]);
  }
});

/** The sample's colours among the page's computed styles. */
async function coloursShown(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *'))
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        for (const property of [
          'color',
          'backgroundColor',
          'borderTopColor',
          'borderBottomColor',
          'fill',
          'stroke',
          'outlineColor',
          'boxShadow',
          'backgroundImage',
        ] as const)
          for (const [colour] of style[property].matchAll(/rgba?\([^)]*\)|%23[0-9a-f]{6}/gi))
            found.add(colour);
      }
    return [...found];
  });
  const hex = shown.map((colour) => {
    if (colour.startsWith('%23')) return `#${colour.slice(3).toLowerCase()}`;
    const [r = 0, g = 0, b = 0, a = 1] = colour.match(/[\d.]+/g)!.map(Number);
    return a === 0
      ? ''
      : `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  });
  return hex.filter((colour) => sampleColours.some((other) => other === colour));
}
