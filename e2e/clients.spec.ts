import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { makePdf } from '../test/browser/cv';
import { startDesk } from '../test/browser/desk';
import { overflowOf } from '../test/browser/layout';

test('eight candidates are sent to a client, who answers without a login, and a candidate sees to whom', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const desk = await startDesk({ hasWebsite: true });
  try {
    for (const name of ['Asha', 'Ravi', 'Lakshmi', 'Imran', 'Zoya', 'Meera', 'Arun', 'Divya'])
      await desk.apply(name, makePdf(`${name} welds`));
    await page.setViewportSize({ width: 375, height: 812 });
    await desk.signIn(page);
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('checkbox', { name: 'All on this page' }).check();
    await page.getByRole('button', { name: 'Send to a client …' }).click();
    await page.getByLabel('Contact’s name').fill('Ms Rao');
    await page.getByLabel('Contact’s email').fill('rao@kolam.example');
    expect([await axeFindings(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole('button', { name: 'Show what they will see' }).click();
    await expect(page.getByRole('figure', { name: 'The email' })).toContainText('8 candidates for');
    await expect(page.getByRole('article')).toHaveCount(8);
    expect([await axeFindings(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole('button', { name: 'Send 8 candidates' }).click();
    await expect(page.getByRole('status')).toContainText('With the employer: 8 candidates.');
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();

    // The client's browser has no script and no cookies.
    await expect.poll(() => desk.mailbox.to('rao@kolam.example').length, { timeout: 90_000 }).toBe(1);
    const [link = ''] = /https?:\S+\/c\/\w+/.exec(desk.mailbox.to('rao@kolam.example')[0]!.text!) ?? [];
    const theirs = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
    await theirs.goto(link);
    expect(await overflowOf(theirs)).toBe(0);
    const card = theirs.getByRole('article').filter({ hasText: 'Zoya Rao' });
    await expect(card).toContainText('Hubballi');
    await expect(card).not.toContainText('98765');
    const opened = theirs.waitForEvent('popup');
    await card.getByRole('link', { name: 'Open the CV' }).click();
    await expect((await opened).locator('pre')).toContainText('Zoya welds');
    await card.getByLabel('A word about it').fill('Strong welder');
    await card.getByRole('button', { name: 'Would like an interview' }).click();
    await expect(card).toContainText('Your answer: Would like an interview');
    const scripted = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await scripted.goto(link);
    const words = scripted.getByLabel('A word about it');
    await words.last().fill('Not sent yet');
    await scripted.getByRole('button', { name: 'Yes' }).first().click();
    await expect(scripted.getByText('Your answer: Yes')).toBeVisible();
    await expect(words.last()).toHaveValue('Not sent yet');
    expect(await axeFindings(scripted)).toEqual([]);

    await page.goto(desk.url);
    await page.getByRole('link', { name: '2 answers from clients' }).click();
    await page.getByRole('link', { name: 'Zoya Rao' }).click();
    const sent = page.getByRole('listitem').filter({ hasText: 'CV first opened' });
    await expect(sent).toContainText('Would like an interview “Strong welder”');
    // The candidate sees the company until the sending is taken back.
    const [status = ''] =
      /http:\S+\/application\/\S+/.exec(desk.mailbox.to('zoya@example.com')[0]!.text!) ?? [];
    const companyIn = async (language: string) => {
      await theirs.goto(status.replace('/application/', `${language}/application/`));
      return theirs.locator('.status-facts').textContent();
    };
    for (const [language, label] of [
      ['', 'Shown to'],
      ['/hi', 'किसे दिखाया'],
      ['/kn', 'ಯಾರಿಗೆ ತೋರಿಸಿದ್ದೇವೆ'],
    ] as const)
      expect(await companyIn(language)).toContain(label);
    await page.getByRole('button', { name: /^Take back/ }).click();
    await expect(page.getByText('Took the last step back')).toBeVisible();
    await theirs.goto(link);
    await expect(theirs.getByRole('article')).toHaveCount(7);
    expect(await companyIn('')).not.toContain('Shown to');
    await page.goto(`${desk.url}/clients`);
    await page.getByRole('main').getByRole('link').first().click();
    expect([await axeFindings(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByText('End this link').click();
    await page.getByRole('button', { name: 'End it' }).click();
    expect((await theirs.goto(link))?.status()).toBe(404);
  } finally {
    await desk.stop();
  }
});
