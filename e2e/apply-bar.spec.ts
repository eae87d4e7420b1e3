import { expect, test } from '@playwright/test';
import { pathIn } from '../lib/base/language';
import { saidPay as hindiPay } from '../lib/content/hi/pay';
import { saidPay as kannadaPay } from '../lib/content/kn/pay';
import { JOB } from '../test/browser/pages';

test.use({ viewport: { width: 375, height: 667 } });

/** A job that states its pay. */
const PAID_JOB = '/job-details/1040/sap-fico-consultant-pune';
const STOPS = 24;

// The bar needs only CSS.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('at any scroll position of a job on a phone, a tap on the apply button hits it, until the footer appears', async ({
    page,
  }) => {
    await page.goto(JOB);
    await expect(page.getByRole('link', { name: 'Apply For Job' })).toHaveCount(1);
    // Matches also while hidden.
    const apply = page.getByText('Apply For Job').and(page.locator('.foot-bar a'));
    const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const seen = () =>
      apply.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const footer = document.querySelector('footer')!.getBoundingClientRect();
        return { hits: link.contains(hit), isFooterInView: footer.top < innerHeight };
      });
    const hits = new Set<boolean>();
    for (let step = 0; step < STOPS; step++) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (last * step) / (STOPS - 1));
      // Sticky parts move in one of the next frames.
      await expect
        .poll(async () => (({ hits, isFooterInView }) => hits !== isFooterInView)(await seen()), {
          message: `stop ${step}`,
          intervals: [20],
        })
        .toBe(true);
      hits.add((await seen()).hits);
    }
    expect(hits.size, 'both with and without the footer').toBe(2);
  });
});

test('a phone’s job page shows at least the middle of whatever the keyboard comes to', async ({ page }) => {
  await page.goto(JOB, { waitUntil: 'networkidle' });
  const stops = await page.locator('main :is(a, button):not([tabindex="-1"]):visible').count();
  expect(stops).toBeGreaterThan(10);
  await page.locator('main').focus();
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // The title's link covers its card, so a hit on the card counts as a hit on the link.
      return focused.contains(hit) || hit?.contains(focused) ? null : focused.textContent;
    });
    if (behind !== null) covered.push(behind);
  }
  expect(covered).toEqual([]);
});

test('on a low or a narrow screen neither header nor bar takes room from a job that is read', async ({
  page,
}) => {
  await page.goto(JOB);
  for (const [width, height] of [
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const apply = page.getByRole('link', { name: 'Apply For Job' });
    const facts = page.getByText('Location', { exact: true });
    const below = await apply.evaluate(
      (link, fact) => fact!.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING,
      await facts.elementHandle(),
    );
    expect(below, 'the way to apply follows the facts').toBe(true);
    await page
      .getByRole('heading', { name: 'Qualification' })
      .evaluate((heading) => heading.scrollIntoView());
    for (const fixed of [page.getByRole('banner'), apply]) await expect(fixed).not.toBeInViewport();
  }
});

test.describe('as the server sends it', () => {
  // Scripts would put the job's own pay back.
  test.use({ javaScriptEnabled: false });

  test('on the narrowest phone the bar keeps both ends of the pay, in each language and whatever it says', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'hi', 'kn'] as const) {
      await page.goto(pathIn(language, PAID_JOB));
      for (const salary of [
        '₹1,60,000–1,90,000 a month',
        '₹1,75,000–26,00,000 gross a year',
        '₹9.5–14.25 lakh CTC a year (negotiable)',
        '₹90 lakh–1.2 crore a year',
        'Up to ₹12,25,000 a month (negotiable)',
      ]) {
        const said = { en: salary, hi: hindiPay(salary), kn: kannadaPay(salary) }[language];
        const lost = await page.locator('.foot-bar p').evaluate((bar, text) => {
          bar.textContent = text;
          const { right, bottom } = bar.getBoundingClientRect();
          const range = document.createRange();
          return Array.from(text.matchAll(/\d[\d,.]*/g)).flatMap(({ 0: number, index }) => {
            range.setStart(bar.firstChild!, index);
            range.setEnd(bar.firstChild!, index + number.length);
            const box = range.getBoundingClientRect();
            return box.bottom > bottom + 1 || box.right > right + 1 ? [number] : [];
          });
        }, said);
        expect([language, said, lost]).toEqual([language, said, []]);
      }
    }
  });
});
