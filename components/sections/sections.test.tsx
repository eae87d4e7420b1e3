/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { credentials } from '@/lib/content/credentials';
import { Photographs, RoleCards } from './about';
import { identity } from '@/lib/content/identity';
import { FromUs } from './from-us';

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

test('people are shown with their photograph, or their name or role alone', () => {
  const { container } = render(
    <RoleCards
      members={[
        { role: 'Founder', text: 'Leads.', photo: '/founder.jpg' },
        { name: 'Asha Rao', role: 'CEO', text: 'Runs.' },
      ]}
    />,
  );
  const [founder, ceo] = container.querySelectorAll('li');
  expect(founder!.querySelector('img')).toHaveAttribute('src', '/founder.jpg');
  expect(ceo!.querySelector('img, svg')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Founder',
    'Asha Rao',
  ]);
  expect(ceo).toHaveTextContent('CEO');
});

test('photographs are shown with their captions, and without any there is no heading', () => {
  const { container, rerender } = render(<Photographs />);
  expect(container).toBeEmptyDOMElement();
  credentials.photographs.push({ file: '/photos/office.jpg', caption: 'Our office in Pune' });
  rerender(<Photographs key="filled" />);
  expect(screen.getByRole('img', { name: 'Our office in Pune' })).toHaveAttribute(
    'src',
    '/photos/office.jpg',
  );
  credentials.photographs.pop();
});

test('the agency’s own contacts are listed, each once, and what to do about a demand for money', () => {
  const { container } = render(<FromUs />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    identity.website.url,
    `tel:${identity.phone.number}`,
    `mailto:${identity.email}`,
    `mailto:${identity.grievance.email}`,
    'tel:1930',
    'https://cybercrime.gov.in',
    '/contact?report=money#form-heading',
  ]);
  // The sample's number is on WhatsApp as well.
  expect(container).toHaveTextContent(`Phone, WhatsApp: ${identity.phone.label}`);
});
