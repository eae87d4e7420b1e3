import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { openWithScripts } from '../test/browser/open-page';
import { cutOff } from '../test/browser/sites';
import { JOB } from '../test/browser/pages';

type State = {
  name: string;
  url: string;
  /** Brings the page into the state and waits for it. */
  bring: (page: Page) => Promise<unknown>;
};

const APPLY = '/applyjob?job_id=1001';
const button = (page: Page, name: string) => page.getByRole('button', { name });

const states: State[] = [
  {
    name: 'an article, whose date stands on a gradient',
    url: '/blog/how-to-recognise-a-fake-job-offer',
    bring: (page) => expect(page.locator('time')).toBeVisible(),
  },
  {
    name: 'the open menu of a phone and, on a desk, the open list of services',
    url: '/faq',
    bring: async (page) => {
      await button(page, 'Menu').click();
      await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 800 });
      await button(page, 'Services').click();
      await expect(page.locator('#services-menu').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'mistakes in an application, a refused CV among them',
    url: APPLY,
    bring: async (page) => {
      await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
      await page.locator('input[type=file]').setInputFiles({
        name: 'photo.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      });
      await expect(page.getByRole('alert').filter({ hasText: 'not a JPEG, PNG or WebP' })).toBeVisible();
      await button(page, 'Send application').click();
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    },
  },
  {
    name: 'work in place of the picture with a code, and the panel of what was sent',
    url: '/contact',
    bring: async (page) => {
      await page.getByLabel('Name').fill('Asha Rao');
      await page.getByLabel('Email address').fill('asha@example.com');
      await page.getByLabel('Subject').fill('Hello');
      await page.getByLabel('Message').fill('A question.');
      await page.getByRole('button', { name: 'Continue without the picture' }).press('Enter');
      // What replaces the code and its button has the focus that one of them had.
      await expect(page.getByRole('status').filter({ hasText: 'No code is needed' })).toBeFocused();
      await expect(page.getByLabel('Characters in the picture')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await button(page, 'Send Message').click();
      await expect(page.getByRole('heading', { name: 'We have received your enquiry' })).toBeVisible();
    },
  },
  {
    name: 'a list that cannot be read',
    url: `${cutOff.url}/job`,
    bring: (page) => expect(page.getByRole('link', { name: 'Try again' })).toBeVisible(),
  },
];

for (const { name, url, bring } of states) {
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.setViewportSize({ width: 375, height: 800 });
    await openWithScripts(page, url);
    await bring(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table stays a table to screen readers at every width', async ({ page }) => {
    const spoken = await page.context().newCDPSession(page);
    // Read from the accessibility tree, as layout can remove table semantics.
    const count = async () => {
      const { nodes } = await spoken.send('Accessibility.getFullAXTree');
      const counts = { table: 0, row: 0, columnheader: 0, rowheader: 0, cell: 0 };
      for (const { role, ignored } of nodes) {
        const name = role?.value as keyof typeof counts;
        if (!ignored && name in counts) counts[name]++;
      }
      return counts;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/Payroll-Service');
    await expect.poll(async () => (await count()).table).toBe(3);
    const onDesk = await count();
    for (const number of Object.values(onDesk)) expect(number).toBeGreaterThan(0);
    for (const width of [768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(count, `at ${width} px`).toEqual(onDesk);
      await expect(page.getByRole('table', { name: 'Payslip' })).toHaveCount(1);
      await expect(page.getByRole('table', { name: 'What the service covers' })).toHaveCount(1);
    }
  });
});

test.describe('in the visitor’s own colours, without JavaScript', () => {
  test.use({ forcedColors: 'active', javaScriptEnabled: false });

  const edgeOf = (element: Locator) =>
    element.evaluate((node) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(node);
      return (
        borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor
      );
    });

  test('with the visitor’s own colours, buttons keep a border and the selected list item its mark', async ({
    page,
  }) => {
    await page.goto('/job?category=3');
    const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    const ground = (link: Element) => getComputedStyle(link).backgroundColor;
    const chosen = await categories.and(page.locator('[aria-current]')).evaluate(ground);
    expect(
      new Set(
        await categories.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor)),
      ).size,
    ).toBe(2);
    expect(await categories.first().evaluate(ground)).not.toBe(chosen);
    expect(await edgeOf(page.getByRole('button', { name: 'Submit' }))).toBe(true);

    await page.goto('/job?page=2');
    const numbers = page.getByRole('navigation', { name: 'Pages' });
    expect(await numbers.getByRole('link', { name: 'Page 2' }).evaluate(ground)).not.toBe(
      await numbers.getByRole('link', { name: 'Page 1' }).evaluate(ground),
    );

    await page.goto(JOB);
    expect(await edgeOf(page.getByRole('link', { name: 'Apply For Job' }))).toBe(true);
  });
});
