import { expect, test } from '@playwright/test';
import { indianMinute } from '../lib/base/text/indian-day';
import { axeFindings } from '../test/browser/axe';
import { makePdf } from '../test/browser/cv';
import { startDesk } from '../test/browser/desk';
import { overflowOf } from '../test/browser/layout';

const DAY_MS = 86_400_000;

test('a recruiter sets an interview for tomorrow at three, and the candidate says that she will be there', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await startDesk({ hasWebsite: true });
  try {
    await desk.apply('Asha', makePdf('Asha welds'));
    await desk.signIn(page);
    await page.goto(`${desk.url}/applications/1`);
    await page.getByText('Interview on …').click();
    // Forgotten at first: what was typed stays.
    await page.getByLabel('Address or link').fill('Plot 4, Vidyanagar, Hubli');
    await page.getByRole('button', { name: 'Interview' }).click();
    await expect(page.getByText('When is it?')).toBeVisible();
    await expect(page.getByLabel('Address or link')).toHaveValue('Plot 4, Vidyanagar, Hubli');
    const tomorrow = indianMinute(new Date(Date.now() + DAY_MS)).slice(0, 10);
    await page.getByLabel('Date and time (IST)').fill(`${tomorrow}T15:00`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Interview' }).click();
    await expect(page.getByRole('status')).toContainText('Asha Rao: Interview, tomorrow 15:00');
    await expect(page.getByText('Not confirmed by the candidate yet')).toBeVisible();
    const message = new URL(
      (await page.getByRole('link', { name: 'WhatsApp the date' }).getAttribute('href'))!,
    );
    const text = message.searchParams.get('text')!;
    expect(text).toContain('at 3:00 pm');
    const [link = ''] = /http:\S+/.exec(text) ?? [];

    // Her browser has no script, and 375 pixels.
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 812 },
    });
    const hers = await phone.newPage();
    await hers.goto(link);
    const card = hers.getByRole('region', { name: 'Interview' });
    await expect(card).toContainText('Plot 4, Vidyanagar, Hubli');
    await expect(card).toContainText('at 3:00 pm');
    const calendar = await phone.request.get(
      new URL((await card.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href'))!, link)
        .href,
    );
    expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(await calendar.text()).toContain('T093000Z');
    await card.getByRole('button', { name: 'I will be there' }).click();
    await expect(hers).toHaveURL(link);
    await expect(card).toContainText('You have told us that you will be there.');
    await expect(card.getByRole('button')).toHaveCount(0);
    await phone.close();
    await page.goto(link);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await page.goto(desk.url);
    await expect(page.locator('#due')).toContainText(/Asha Rao.*tomorrow 15:00.*will be there/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Asha Rao' }).click();
    await expect(page.getByText('✓ The candidate will be there')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    // Taken back, it is gone from her page.
    await page.getByRole('button', { name: 'Take back “Interview”' }).click();
    await expect(page.getByText('Will be there')).toHaveCount(1);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Interview' })).toHaveCount(0);
    await expect(page.locator('[aria-current="step"]')).toContainText('Seen');
    expect((await page.request.get(`${link}/calendar`)).status()).toBe(404);
  } finally {
    await desk.stop();
  }
});
