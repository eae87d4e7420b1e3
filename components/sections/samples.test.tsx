const person = { role: 'Founder', text: 'Leads.' };
const own = [person, { role: 'Sample lead', text: 'Invented.', sample: true as const }];

/** The sections as rendered under these settings. */
async function sectionsOf(settings: Record<string, string>) {
  jest.resetModules();
  Object.assign(process.env, { SITE_URL: '', SAMPLES: '', ...settings });
  // Imported after the reset, to use the same copy of React as the sections.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const [{ Clients }, { Testimonials }, { Leadership }] = await Promise.all([
    import('../home/parts'),
    import('../home/testimonials'),
    import('./about'),
  ]);
  const { clients, testimonials } = await import('@/lib/content/people');
  return {
    people: { clients, testimonials },
    clients: renderToStaticMarkup(<Clients />),
    testimonials: renderToStaticMarkup(<Testimonials />),
    leadership: renderToStaticMarkup(<Leadership heading="Leaders" members={own} />),
    nobody: renderToStaticMarkup(<Leadership heading="Leaders" members={own.slice(1)} />),
  };
}

test('a public site shows no samples, and no headings without content', async () => {
  const { people, ...html } = await sectionsOf({ SITE_URL: 'https://www.example.in' });
  expect(html.leadership).toContain('Founder');
  expect(html.leadership).not.toContain('Sample lead');
  expect(html.nobody).toBe('');
  if (people.clients.every(({ sample }) => sample)) expect(html.clients).toBe('');
  if (people.testimonials.every(({ sample }) => sample)) expect(html.testimonials).toBe('');
});

test.each<Record<string, string>>([
  { SITE_URL: 'http://localhost:3000' },
  { SITE_URL: 'https://www.example.in', SAMPLES: 'on' },
])('samples are shown with %j', async (settings) => {
  const { leadership, nobody } = await sectionsOf(settings);
  expect(leadership).toContain('Sample lead');
  expect(nobody).toContain('Leaders');
});
