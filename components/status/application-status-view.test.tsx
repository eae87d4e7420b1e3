/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ApplicationStatusView } from './application-status-view';

test('an application waiting for the API is shown as received, with its time', () => {
  const at = '2026-11-20T12:00:00.000Z';
  render(<ApplicationStatusView token="x" standing={{ kind: 'waiting', reference: 'AB23CD45', at }} />);
  const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(steps).toHaveLength(4);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  expect(steps[0]).toHaveTextContent(
    /Received, on its way to the recruiter.*20 November 2026 at 17:30 \(IST\)/,
  );
  expect(screen.getByText('AB23CD45')).toBeVisible();
});
