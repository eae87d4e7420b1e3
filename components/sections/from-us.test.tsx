/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { identity } from '@/lib/content/identity';
import { FromUs } from './from-us';

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
