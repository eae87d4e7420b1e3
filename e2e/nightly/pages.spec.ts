import { test, expect } from '@playwright/test';
import { ALL, visitPage } from '../../test/browser/visit-page';
import { FORM_LIBRARIES, WEIGHT_LIMITS } from '../../bench/limits';
import { weighPage } from '../../bench/page-weight';
import { pages, servicePages } from '../../test/browser/pages';
import { expectStill } from '../../test/browser/paints';
import { sample } from '../../test/browser/sites';

for (const path of ALL) {
  test(`${path} is right on a phone, in large text, on a desk and on paper`, ({ page }) =>
    visitPage(page, path, true));
}

const APPLY = '/applyjob?job_id=1001';
const withForm = new Set([APPLY, '/contact', '/List-Job', ...servicePages]);
const withoutForm = pages.filter((page) => !withForm.has(page));

test('pages load two fonts before their first paint and no icon font, and without a form no form code', async () => {
  for (const page of pages) {
    const { preloadedFonts, fonts, scriptText } = await weighPage(sample.url + page);
    expect(preloadedFonts.length, page).toBeLessThanOrEqual(WEIGHT_LIMITS.preloadedFonts);
    const others = fonts.filter((font) => !/bricolage|inter|anek|language-names/.test(font));
    expect(others, page).toEqual([]);
    const found = Object.entries(FORM_LIBRARIES).filter(([, marks]) => marks.test(scriptText));
    const names = found.map(([name]) => name);
    if (withoutForm.includes(page)) expect(names, page).toEqual([]);
    // The markers do occur on pages with a form.
    else if (page === APPLY)
      expect(names).toEqual(expect.arrayContaining(['react-hook-form', 'react-dropzone']));
  }
});

test('on a desk nothing moves, however late the fonts, and the largest thing painted is text or drawn in the page', ({
  page,
}) => expectStill(page, 1440));
