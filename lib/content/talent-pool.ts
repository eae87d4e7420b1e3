import type { Label } from './forms/labels';
import { inLanguages } from './words';

/** Copy of the form for a CV without a job, which is an application for the standing job 'Talent pool'. */
export const talentPool = inLanguages('talentPool', {
  job: 'Talent pool',
  title: 'Register your CV',
  /** Text of links to it, offered when no job fits. */
  link: 'Register your CV',
  lead: 'No job for you today? Leave your CV and tell us what work you want. It is free and needs no account. No employer gets your CV unless you agree.',
  message: {
    label: 'Which jobs are you looking for, and in which cities?',
    hint: 'Such as: “welder or fitter, in Pune”.',
  } as Label,
  submit: 'Register my CV',
  next: [
    'Our recruiters look at it when they fill a job.',
    'If a job fits, they call you about the role, the pay and your notice period.',
    'An employer gets your CV only if you agree.',
  ],
});
