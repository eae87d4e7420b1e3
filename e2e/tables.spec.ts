import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { servicePages } from '../test/browser/pages';

test('on a phone a table’s cells are stacked, each under its column’s name, none cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  let tables = 0;
  for (const path of servicePages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const table of await page.getByRole('table').all()) {
      tables++;
      const heads = await table.getByRole('columnheader').allTextContents();
      const rows = await table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .all();
      expect(rows.length).toBe(await table.locator('tbody tr').count());
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) {
        const cells = await row.getByRole('cell').all();
        const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
        boxes.forEach((box, index) => {
          expect(box!.x + box!.width, path).toBeLessThanOrEqual(375);
          if (index > 0)
            expect(box!.y, path).toBeGreaterThanOrEqual(boxes[index - 1]!.y + boxes[index - 1]!.height - 1);
        });
        const labels = await Promise.all(
          cells.map((cell) => cell.evaluate((node) => getComputedStyle(node, '::before').content)),
        );
        for (const label of labels)
          expect(
            heads.some((head) => head && label.includes(head)),
            label,
          ).toBe(true);
      }
      const cut = await table.evaluate((node) => node.scrollWidth > node.parentElement!.clientWidth);
      expect(cut, path).toBe(false);
    }
  }
  expect(tables).toBeGreaterThanOrEqual(7);
});

test('to screen readers a table stays one at every width, and no two regions of a page have the same name', async ({
  page,
}) => {
  const spoken = await page.context().newCDPSession(page);
  const seen: Record<string, number>[] = [];
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/Payroll-Service', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('table').first()).toHaveAccessibleName('What the service covers');
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
  expect(seen[0]!.table).toBe(2);
  for (const count of Object.values(seen[0]!)) expect(count).toBeGreaterThan(0);
  expect(seen[0]).toEqual(seen[2]);
  expect(seen[1]).toEqual(seen[2]);
});
