import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('to screen readers a table stays one at every width', async ({ page }) => {
  const spoken = await page.context().newCDPSession(page);
  // Taken from the browser's accessibility tree, as the layout may make it forget the table.
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
