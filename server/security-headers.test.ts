/** The policy under these settings, by directive. */
async function policyWith(variables: Record<string, string>): Promise<Record<string, string>> {
  jest.resetModules();
  const before = process.env;
  process.env = {
    ...before,
    GTM_ID: '',
    SITE_URL: '',
    IMAGE_BASE_URL: '',
    ...variables,
  };
  try {
    const { contentSecurityPolicy } = await import('./security-headers');
    const directives = contentSecurityPolicy("'sha256-n'").split('; ');
    return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
  } finally {
    process.env = before;
  }
}

test('without a tag manager, nothing of Google’s is allowed', async () => {
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

test.each([[{}], [{ GTM_ID: 'GTM-ABC1234' }]])(
  'with %j no script may be inline or evaluated',
  async (variables) => {
    const policy = await policyWith(variables);
    expect(policy['script-src']).not.toMatch(/unsafe/);
  },
);

test('pictures may come from their own host', async () => {
  const policy = await policyWith({ IMAGE_BASE_URL: 'https://cdn.example.in/pictures/' });
  expect(policy['img-src']).toBe("'self' data: https://cdn.example.in");
});
