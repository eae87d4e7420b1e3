import { cvProblems } from '../content/forms/cv-problems';
import { consentFor } from '../content/forms/consent';
import { answerFields } from '../contract/forms/answers';
import { applicationFields } from '../contract/forms/application';
import { formSchema } from './form-schema';
import { problemBySize } from './judge-cv';
import { z } from './zod';

const resume = z.instanceof(File, { error: () => cvProblems.missing }).superRefine((file, context) => {
  const message = problemBySize(file);
  if (message) context.addIssue({ code: 'custom', message });
});

/** The 'Enter Your Details' form, validated by the same rules in the browser and in its route handler. */
export const applyFormFor = (jobId: string) =>
  formSchema({ ...applicationFields, ...answerFields }).extend({
    resume,
    // An unticked checkbox sends nothing.
    consent: z.literal('on', { error: () => consentFor(jobId).missing }),
  });

export const applyJobForm = applyFormFor('');
