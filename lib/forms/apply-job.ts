import { cvProblems } from '../content/forms/cv-problems';
import { applicationConsent } from '../content/forms/notices';
import { CV_MAX_BYTES, cvExtension } from '../shared/cv/cv';
import { applicationFields } from '../shared/forms/application';
import { formSchema } from './form-schema';
import { z } from './zod';

const resume = z
  .instanceof(File, { error: cvProblems.missing })
  // Browsers submit an empty file input as an empty file without a name.
  .refine((file) => file.name !== '', { error: cvProblems.missing, abort: true })
  .refine((file) => file.size > 0, { error: cvProblems.empty, abort: true })
  .refine((file) => file.size <= CV_MAX_BYTES, { error: cvProblems['too-large'], abort: true })
  .refine((file) => cvExtension(file.name) !== null, cvProblems['wrong-type']);

/** The 'Enter Your Details' form: the same rules in the browser and in its route handler. */
export const applyJobForm = formSchema(applicationFields).extend({
  resume,
  // An unticked checkbox sends nothing.
  consent: z.literal('on', { error: applicationConsent.missing }),
});
export type ApplyJobForm = z.output<typeof applyJobForm>;
