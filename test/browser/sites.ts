import { existsSync } from 'node:fs';
import { PORTS } from './ports';

/** The websites that the browser tests run against, all from one build. */
export const CAPTCHA_CODE = 'aB3xYz';

// The sites' URL in pages, independent of the chosen ports.
const siteUrl = 'http://localhost:3100';

/** Node arguments for a website alone, from the current build. */
export const WEBSITE = ['dist/website.mjs'];

/** Path of a URL found in pages, to request from the site under test. */
export const pathOf = (address: string) => address.replace(siteUrl, '') || '/';

/** Authenticates a website to an API that was started with another one. */
const REVALIDATE_SECRET = 'known-to-the-tests';

/** The built-in API with the sample data. */
export const sample = {
  url: `http://localhost:${PORTS.sample}`,
  env: {
    PORT: PORTS.sample,
    BACKEND_PORT: PORTS.sampleApi,
    DATA_DIR: '.data/e2e-sample',
    SITE_URL: siteUrl,
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
    REVALIDATE_SECRET,
  },
};

/** A website whose recruitment API does not respond. */
export const cutOff = {
  url: `http://localhost:${PORTS.cutOff}`,
  env: {
    PORT: PORTS.cutOff,
    API_BASE_URL: `http://127.0.0.1:${PORTS.noApi}/api/`,
    BLOG_URL: 'https://blog.example.com/',
    DATA_DIR: '.data/e2e-cut-off',
    SITE_URL: siteUrl,
  },
};

/** An API that implements exactly the specification, if available. */
export const LITERAL_API = '../shared/literal-api.mjs';
export const hasLiteralApi = existsSync(LITERAL_API);
export const literalApiUrl = `http://127.0.0.1:${PORTS.literalApi}`;

/** A website using such an API. */
export const literal = {
  url: `http://localhost:${PORTS.literal}`,
  env: {
    PORT: PORTS.literal,
    API_BASE_URL: `${literalApiUrl}/api/`,
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
    DATA_DIR: '.data/e2e-literal',
    SITE_URL: siteUrl,
  },
};

/** The sample site with a tag manager and a URL of its own. */
export const tagged = {
  url: `http://localhost:${PORTS.tagged}`,
  env: {
    PORT: PORTS.tagged,
    API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
    REVALIDATE_SECRET,
    DATA_DIR: '.data/e2e-tagged',
    SITE_URL: 'http://tagged.example',
    GTM_ID: 'GTM-E2ETEST',
  },
};

export const METRICS_URL = `http://127.0.0.1:${PORTS.metrics}/metrics`;

export const MAIL_PORT = PORTS.mail;
export const APPLICATIONS_EMAIL = 'applications@agency.example';

/** The built-in API with the sample data, for tests that change jobs or read mail. */
export const changing = {
  url: `http://localhost:${PORTS.changing}`,
  env: {
    PORT: PORTS.changing,
    BACKEND_PORT: PORTS.changingApi,
    METRICS_PORT: PORTS.metrics,
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    STAFF_EMAIL: 'staff@agency.example',
    MAILBOXES: `applications=${APPLICATIONS_EMAIL}`,
    CV_IN_MAIL: 'link',
    REVALIDATE_SECRET,
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
    DATA_DIR: '.data/e2e-changing',
    SITE_URL: siteUrl,
  },
};

/** Another agency's website, with its own folder and two jobs. */
export const own = {
  url: `http://localhost:${PORTS.own}`,
  env: {
    PORT: PORTS.own,
    BACKEND_PORT: PORTS.ownApi,
    DATA_DIR: '.data/e2e-own',
    SITE_DIR: 'test/own-site',
    JOBS_SOURCE: 'test/own-site-jobs.csv',
    SAMPLES: 'off',
    SITE_URL: siteUrl,
  },
};

/** All sites by name whose requirements are available. */
export const sites = {
  sample,
  changing,
  cutOff,
  tagged,
  own,
  ...(hasLiteralApi && { literal }),
};
