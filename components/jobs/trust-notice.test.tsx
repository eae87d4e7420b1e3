/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { fromUs } from '@/lib/content/from-us';
import { applyPage } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import { TrustNotice } from './trust-notice';

test.each([
  ['en', '1001', '/contact?report_job=1001&report=money#form-heading'],
  ['en', undefined, '/contact?report=money#form-heading'],
  ['kn', '1001', '/kn/contact?report_job=1001&report=money#form-heading'],
])(
  'in %s, whoever is asked for money is led to the form, which then knows the job (%s)',
  (lang, jobId, href) => {
    document.documentElement.lang = lang;
    const { container } = render(<TrustNotice jobId={jobId} />);
    expect(container).toHaveTextContent(applyPage.trust);
    const link = screen.getByRole('link', { name: applyPage.trustLink });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('link', { name: fromUs.link })).toHaveAttribute('href', routes.fromUs());
  },
);
