afterEach(() => jest.restoreAllMocks());

const settings = (variables: Record<string, string>) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...variables });
};

/** The policy under these settings, by directive. */
async function policyWith(variables: Record<string, string>): Promise<Record<string, string>> {
  settings(variables);
  const { contentSecurityPolicy } = await import('./security-headers');
  const directives = contentSecurityPolicy("'sha256-n'").split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
}

test('without a tag manager, no host of Google is allowed', async () => {
  const policy = await policyWith({});
  expect(JSON.stringify(policy)).not.toContain('google');
  expect(policy).toMatchObject({
    'script-src': "'self' 'sha256-n'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
  });
});

test('with one, its hosts are allowed as well, and nothing else changes', async () => {
  const policy = await policyWith({ GTM_ID: 'GTM-ABC1234' });
  const google = {
    'script-src': "'self' 'sha256-n' https://www.googletagmanager.com",
    'img-src': "'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
    'connect-src':
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  };
  expect(policy).toEqual({ ...(await policyWith({})), ...google });
});

test('pictures may come from their own host', async () => {
  const policy = await policyWith({ IMAGE_BASE_URL: 'https://cdn.example.in/pictures/' });
  expect(policy['img-src']).toBe("'self' data: https://cdn.example.in");
});

test.each([
  [{ SITE_URL: 'http://localhost:3000' }, undefined],
  [{ SITE_URL: 'https://agency.example' }, 'max-age=63072000'],
])('under %j, browsers get: %s', async (variables, expected) => {
  settings(variables);
  const { fixedHeaders } = await import('./fixed-headers');
  expect(fixedHeaders()['strict-transport-security']).toBe(expected);
  expect(fixedHeaders()['x-content-type-options']).toBe('nosniff');
});
