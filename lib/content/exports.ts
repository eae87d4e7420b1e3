import { applicationLabels } from './forms/labels';

/** Columns of the exports for staff, beside those named as in the form. */
export const exportColumns = {
  number: 'No.',
  received: 'Received (IST)',
  reference: 'Reference',
  jobId: 'Job no.',
  job: 'Job',
  place: 'Place',
  answers: 'Answers',
  source: 'Source',
  consentGiven: 'Consent given (IST)',
  cv: 'CV file',
  status: 'Status',
};

/** What staff read beside an application's field. */
export function fieldLabel(name: string): string {
  const labels: Record<string, { label: string }> = applicationLabels;
  return labels[name]?.label ?? exportColumns[name as keyof typeof exportColumns] ?? name;
}

/** Sheet name in Excel. */
export const applicationsSheet = 'Applications';
