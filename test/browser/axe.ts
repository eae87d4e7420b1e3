import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contrastOf } from './layout';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's violations in the page: each a rule with the failing elements. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode runs in the page, which has no cross-origin frames: half the time of opening a second page.
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      // What axe cannot decide is used of the contrast alone.
      resultTypes: ['violations', 'incomplete'],
      runOnly: { type: 'tag', values: TAGS },
      // Off by default.
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  const undecided = incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    ...(await lowOnGradients(page, undecided)),
  ];
}

type Undecided = { html: string; target: unknown[]; any: { data: unknown }[] };
type Contrast = { messageKey?: string; expectedContrastRatio?: string };

/** Texts with too little contrast to a gradient's lightest or darkest end, which axe leaves undecided. */
async function lowOnGradients(page: Page, nodes: Undecided[]): Promise<string[]> {
  const found: string[] = [];
  for (const { html, target, any } of nodes) {
    const { messageKey, expectedContrastRatio = '4.5:1' } = (any[0]?.data ?? {}) as Contrast;
    if (messageKey !== 'bgGradient') continue;
    const ratio = await contrastOf(page.locator(String(target[0])));
    if (ratio < parseFloat(expectedContrastRatio))
      found.push(`contrast of ${ratio.toFixed(2)} on a gradient: ${html}`);
  }
  return found;
}
