/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, fireEvent } from '@testing-library/react';
import { toJob } from '@/lib/jobs/job';
import { NO_LANDINGS } from '@/lib/jobs/landing-pages';
import { upstreamJob } from '@/lib/upstream/jobs';
import { JobView } from './job-view';
import { fromUs } from '@/lib/content/from-us';
import { applyPage } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import { TrustNotice } from './trust-notice';
import { renderToString } from 'react-dom/server';
import { CompanyMark } from './company-mark';
import { indianDay } from '@/lib/base/text/indian-day';
import { Age, ageText, CardAge } from './age';

const show = (fields: object) =>
  render(
    <JobView
      job={toJob(upstreamJob.parse({ id: 7, title: 'Accountant', ...fields }))}
      landings={NO_LANDINGS}
    />,
  );

test('a job shows the required experience and education', () => {
  show({ notes: '2-4 years · day shift', qualification: '<p>12th pass or graduate</p>' });
  expect(screen.getByText('2–4 years')).toBeVisible();
  expect(screen.getByText('12th pass')).toBeVisible();
  expect(screen.getByText('day shift')).toBeVisible();
});

test('pay leads the card and the bar; salary texts without an amount are listed among the facts', () => {
  const { container, unmount } = show({ salary: '3-5 LPA' });
  expect(screen.getAllByText('₹3–5 lakh a year')).toHaveLength(2);
  expect(container.querySelector('.job-facts')).toBeNull();
  unmount();
  show({ salary: 'Not disclosed' });
  expect(screen.getByText('Not disclosed').closest('dl')).toHaveTextContent('Salary');
});

test('a job with only a title has a heading, an apply link and no empty parts', () => {
  const { container } = show({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accountant');
  expect(container.querySelectorAll('dd, time, .job-company, .job-picture')).toHaveLength(0);
  expect(screen.getByText(/has not given more details/)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Apply For Job' }))
    expect(link).toHaveAttribute('href', '/applyjob?job_id=7');
});

test('notes that only repeat the experience are not shown', () => {
  show({ notes: '2-4 years' });
  expect(screen.getByText('2–4 years')).toBeVisible();
  expect(screen.queryByText('2-4 years')).not.toBeInTheDocument();
});

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

const mark = (imageUrl: string | null) => <CompanyMark imageUrl={imageUrl} initial="N" size={56} />;
const letterIn = (container: Element) => container.querySelector('svg.company-mark text')?.textContent;

test('a job without an image has its company’s initial', () => {
  expect(letterIn(render(mark(null)).container)).toBe('N');
});

test('an image that fails to load is replaced by the initial; another one is tried', () => {
  const { container, rerender } = render(mark('/a.png'));
  expect(letterIn(container)).toBeUndefined();
  fireEvent.error(container.querySelector('img')!);
  expect(letterIn(container)).toBe('N');
  rerender(mark('/b.png'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

test.each([
  ['that failed', true, 0, 'N'],
  ['that was loaded', true, 150, undefined],
  ['that is still to be loaded', false, 0, undefined],
])('a picture %s before the page was hydrated', (_, complete, naturalWidth, letter) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(mark('/a.png'));
  Object.defineProperties(container.querySelector('img'), {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  render(mark('/a.png'), { container, hydrate: true });
  expect(letterIn(container)).toBe(letter);
});

const today = indianDay(Date.parse('2026-11-23T12:00:00Z'));

test.each([
  ['posted', '2026-11-23T02:00:00Z', 'Posted today'],
  ['posted', '2026-11-22T12:00:00Z', 'Posted yesterday'],
  ['posted', '2026-11-21T12:00:00Z', 'Posted 2 days ago'],
  ['posted', '2026-10-01', 'Posted 1 Oct 2026'],
  ['posted', '2026-11-30', 'Posted 30 Nov 2026'],
  ['closes', '2026-11-23T12:30:00Z', 'Closes today'],
  ['closes', '2026-11-24', 'Closes tomorrow'],
  ['closes', '2026-11-28', 'Closes in 5 days'],
  ['closes', '2027-02-28', 'Closes 28 Feb 2027'],
] as const)('%s at %s reads "%s"', (kind, at, text) => {
  expect(ageText(kind, at, today)).toBe(text);
});

test('the browser says how long ago a job was posted', () => {
  const at = new Date().toISOString();
  render(<Age kind="posted" at={at} />);
  expect(screen.getByText('Posted today')).toHaveAttribute('datetime', at);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const shown = (posted?: string, closes?: string) =>
  render(<CardAge posted={posted} closes={closes} />).container.textContent;

test('a card says when its job closes if that is within a week, else how old it is', () => {
  expect(shown(inDays(-2), inDays(5))).toBe('Closes in 5 days');
  expect(shown(inDays(-2), inDays(7))).toBe('Closes in 7 days');
  expect(shown(inDays(-2), inDays(8))).toBe('Posted 2 days ago');
  expect(shown(inDays(-2), inDays(-1))).toBe('Posted 2 days ago');
  expect(shown(inDays(-2))).toBe('Posted 2 days ago');
  expect(shown(undefined, inDays(5))).toBe('Closes in 5 days');
  expect(shown()).toBe('');
});

test('the server renders the date, as pages are cached', () => {
  const posted = '2026-01-05';
  expect(renderToString(<CardAge posted={posted} closes={inDays(1)} />)).toBe(
    '<time dateTime="2026-01-05">Posted 5 Jan 2026</time>',
  );
});
