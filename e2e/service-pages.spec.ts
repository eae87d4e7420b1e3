import { expect, test } from '@playwright/test';

test('the header’s link brings the form into view, and the next key press goes to its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/Compliance-Service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await main.getByRole('link', { name: 'Business Enquiry' }).click();
  await expect(page).toHaveURL('/Compliance-Service#business-enquiry');
  await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
});
