import { inLanguages } from './words';

/** Texts of jobs' pictures and posters. */
export const jobSheet = inLanguages('jobSheet', {
  hiring: 'We are hiring',
  facts: { place: 'Place', type: 'Type', experience: 'Experience' },
  scan: 'Scan to apply',
  open: 'or open',
  call: 'Questions? Call',
  neverPay: 'We never ask candidates for money.',
});
