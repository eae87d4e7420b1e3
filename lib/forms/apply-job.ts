import { cvProblems } from '../content/forms/cv-problems';
import { consentFor } from '../content/forms/consent';
import { answerFields } from '../contract/forms/answers';
import { applicationFields } from '../contract/forms/application';
import { formSchema } from './form-schema';
import { judgeCv, problemBySize } from './judge-cv';
import { z } from './zod';

const file = z.instanceof(File, { error: () => cvProblems.missing });

/** 'Enter Your Details' as the browser checks it: a file's first bytes too, so that all errors show at once. */
export const applyFormFor = (jobId: string) =>
  formSchema({ ...applicationFields, ...answerFields }).extend({
    resume: file.superRefine(async (cv, context) => refuse(await judgeCv(cv), context)),
    // An unticked checkbox sends nothing.
    consent: z.literal('on', { error: () => consentFor(jobId).missing }),
  });

/** The same in its route handler, which then examines the whole file. */
export const applyJobForm = applyFormFor('').safeExtend({
  resume: file.superRefine((cv, context) => refuse(problemBySize(cv), context)),
});

function refuse(message: string | null, context: z.RefinementCtx): void {
  if (message) context.addIssue({ code: 'custom', message });
}
