import { test } from '@playwright/test';
import { OTHERS, visitPage } from '../../test/browser/visit-page';

// Of the kinds that e2e/pages.spec.ts visits before each change.
for (const path of OTHERS) {
  test(`${path} is right on a phone, in large text, on a desk and on paper`, ({ page }) =>
    visitPage(page, path));
}
