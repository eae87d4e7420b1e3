import { existsSync } from 'node:fs';

/** The websites that the browser tests run against, all of one build. */
export const CAPTCHA_CODE = 'aB3xYz';
export const REAL_ADS = '../shared/data/real-jobs.jsonl.gz';
export const hasRealAds = existsSync(REAL_ADS);

// Other ports than the usual ones let two checkouts be tested at one time.
const port = (number: number) => String(number + Number(process.env.E2E_PORT_SHIFT ?? 0));

const siteUrl = `http://localhost:${port(3100)}`;

/** The built-in API with the sample data. */
export const sample = {
  url: siteUrl,
  env: {
    PORT: port(3100),
    BACKEND_PORT: port(4100),
    DATA_DIR: '.data/e2e-sample',
    SITE_URL: siteUrl,
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
  },
};

/** The built-in API with 4,000 real job ads, where those are at hand. */
export const realAds = {
  url: `http://localhost:${port(3101)}`,
  env: { PORT: port(3101), BACKEND_PORT: port(4101), DATA_DIR: '.data/e2e-real-ads', SITE_URL: siteUrl },
};

/** A website whose recruitment API does not answer. */
export const cutOff = {
  url: `http://localhost:${port(3102)}`,
  env: {
    PORT: port(3102),
    API_BASE_URL: `http://127.0.0.1:${port(4199)}/api/`,
    BLOG_URL: 'https://blog.example.com/',
    DATA_DIR: '.data/e2e-cut-off',
    SITE_URL: siteUrl,
  },
};

/**
 * The sample site with a tag manager. Pages that are rendered when asked for take it from the environment; those made
 * by the build do not have it, as the build is the other sites' too.
 */
export const tagged = {
  url: `http://localhost:${port(3103)}`,
  env: {
    PORT: port(3103),
    API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
    DATA_DIR: '.data/e2e-tagged',
    SITE_URL: siteUrl,
    GTM_ID: 'GTM-E2ETEST',
  },
};

const metricsPort = port(3109);
export const METRICS_URL = `http://127.0.0.1:${metricsPort}/metrics`;

export const MAIL_PORT = port(3525);
export const STAFF_EMAIL = 'staff@agency.example';

/** The built-in API with the sample data, for tests that change jobs or read mail. */
export const changing = {
  url: `http://localhost:${port(3104)}`,
  env: {
    PORT: port(3104),
    BACKEND_PORT: port(4104),
    METRICS_PORT: metricsPort,
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    STAFF_EMAIL,
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
    DATA_DIR: '.data/e2e-changing',
    SITE_URL: siteUrl,
  },
};
