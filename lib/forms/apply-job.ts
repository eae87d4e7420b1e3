import { applicationConsent } from '../content/form-notices';
import { missing, wrongCv } from '../content/form-mistakes';
import { CV_MAX_BYTES, CV_PROBLEMS, cvExtension } from '../shared/cv/cv';
import { applicationFields } from '../shared/forms/application';
import { formSchema } from './form-schema';
import { z } from './zod';

export const cvMessages = {
  missing: missing.resume,
  empty: wrongCv.empty,
  tooLarge: wrongCv.tooLarge('5 MB'),
  wrongType: CV_PROBLEMS['wrong-type'],
};

const resume = z
  .instanceof(File, { error: cvMessages.missing })
  // A browser sends a file field that was left alone as an empty file without a name.
  .refine((file) => file.name !== '', { error: cvMessages.missing, abort: true })
  .refine((file) => file.size > 0, { error: cvMessages.empty, abort: true })
  .refine((file) => file.size <= CV_MAX_BYTES, { error: cvMessages.tooLarge, abort: true })
  .refine((file) => cvExtension(file.name) !== null, cvMessages.wrongType);

/** The 'Enter Your Details' form: the same rules in the browser and in its route handler. */
export const applyJobForm = formSchema(applicationFields).extend({
  resume,
  // Unticked, a checkbox sends nothing.
  consent: z.literal('on', { error: applicationConsent.missing }),
});
export type ApplyJobForm = z.output<typeof applyJobForm>;
