import { test } from '@playwright/test';
import { ALL, visitPage } from '../../test/browser/visit-page';

for (const path of ALL) {
  test(`${path} is right on a phone, in large text, on a desk and on paper`, ({ page }) =>
    visitPage(page, path, true));
}
