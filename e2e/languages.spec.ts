import { expect, type Page, test } from '@playwright/test';
import { inbox } from '../test/browser/backend';
import { findViolations } from '../test/browser/axe';
import { makePdf, sha256 } from '../test/browser/cv';
import { CAPTCHA_CODE } from '../test/browser/sites';

test.use({ viewport: { width: 375, height: 740 } });

const JOB = '/job-details/1001/safety-officer-ehs-visakhapatnam';
