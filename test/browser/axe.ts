import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands: a rule and the elements that break it, each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // In the page itself, which frames nothing of others: half the time of a second one opened for the results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      // Details of passing rules are not read.
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: TAGS },
      // Off in axe unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
