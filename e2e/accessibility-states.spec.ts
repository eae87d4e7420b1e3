import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { openWithScripts } from '../test/browser/open-page';
import { cutOff } from '../test/browser/sites';

type State = {
  name: string;
  url: string;
  /** Brings the page into the state, and waits until it is there. */
  bring: (page: Page) => Promise<unknown>;
};

const APPLY = '/applyjob?job_id=1001';
const button = (page: Page, name: string) => page.getByRole('button', { name });

const states: State[] = [
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
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('\x89PNG\r\n\x1a\n'),
      });
      await expect(page.getByRole('alert').filter({ hasText: 'PDF, DOC or DOCX' })).toBeVisible();
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
      await page.getByRole('button', { name: 'Can’t read the code?' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'No code is needed' })).toBeVisible();
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
