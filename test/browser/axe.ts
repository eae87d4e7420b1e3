import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's violations in the page: each a rule with the failing elements. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode runs in the page, which has no cross-origin frames: half the time of opening a second page.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      // Only violations are used.
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: TAGS },
      // Off by default.
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
