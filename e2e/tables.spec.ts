import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('to screen readers a table stays one at every width, and no two regions of a page have the same name', async ({
  page,
}) => {
  const spoken = await page.context().newCDPSession(page);
  const seen: Record<string, number>[] = [];
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/Payroll-Service', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('table', { name: 'Payslip' })).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'What the service covers' })).toHaveCount(1);
    // Taken from the browser's accessibility tree, as the layout may make it forget the table.
    const { nodes } = await spoken.send('Accessibility.getFullAXTree');
    const counts = { table: 0, row: 0, columnheader: 0, rowheader: 0, cell: 0 };
    for (const { role, ignored } of nodes) {
      const name = role?.value as keyof typeof counts;
      if (!ignored && name in counts) counts[name]++;
    }
    seen.push(counts);
    const regions = await page
      .getByRole('region')
      .evaluateAll((all) =>
        all.map(
          (region) =>
            region.getAttribute('aria-label') ??
            document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect(new Set(regions).size).toBe(regions.length);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  expect(seen[0]!.table).toBe(3);
  for (const count of Object.values(seen[0]!)) expect(count).toBeGreaterThan(0);
  expect(seen[0]).toEqual(seen[2]);
  expect(seen[1]).toEqual(seen[2]);
});
