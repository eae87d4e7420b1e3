test.each([
  [{ SITE_URL: 'http://localhost:3000' }, undefined],
  [{ SITE_URL: 'https://agency.example' }, 'max-age=63072000'],
  [{ SITE_URL: 'https://agency.example', HSTS_SUBDOMAINS: 'on' }, 'max-age=63072000; includeSubDomains'],
])('under %j, browsers are told: %s', async (variables, expected) => {
  jest.resetModules();
  const before = process.env;
  process.env = { ...before, ...variables };
  try {
    const { fixedHeaders } = await import('./fixed-headers');
    expect(fixedHeaders()['strict-transport-security']).toBe(expected);
    expect(fixedHeaders()['x-content-type-options']).toBe('nosniff');
  } finally {
    process.env = before;
  }
});
