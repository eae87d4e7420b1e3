import { z } from './zod';
import { MAX_CAMPAIGN_CHARACTERS } from './campaign';
import { applicationConsent } from '../content/form-notices';
import { CV_MAX_BYTES, CV_PROBLEMS, cvExtension } from '../shared/cv/cv';
import { captchaText, email, optionalText, phone, requiredText } from './fields';

export const cvMessages = {
  missing: 'Choose your CV',
  empty: 'The selected file is empty. Choose another file',
  tooLarge: 'The CV must be smaller than 5 MB',
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
export const applyJobForm = z.object({
  jobId: requiredText('Choose a job to apply for', 64),
  firstName: requiredText('Enter your first name', 100),
  lastName: requiredText('Enter your last name', 100),
  email,
  phone,
  message: optionalText(5000),
  resume,
  // Unticked, a checkbox sends nothing.
  consent: z.literal('on', { error: applicationConsent.missing }),
  captchaText,
  // Nothing that the visitor types, so no mistake of the visitor's.
  source: z
    .string()
    .catch('')
    .transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_CAMPAIGN_CHARACTERS),
    ),
});
export type ApplyJobForm = z.output<typeof applyJobForm>;
