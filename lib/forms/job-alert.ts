import { z } from './zod';
import { captchaText, email, optionalText } from './fields';

/** 'New jobs by e-mail': an address for a search. */
export const jobAlertForm = z.object({
  email,
  keyword: optionalText(200),
  category: optionalText(64),
  location: z
    .string()
    .regex(/^[a-z0-9-]{0,80}$/)
    .default(''),
  captchaText,
});
export type JobAlertForm = z.output<typeof jobAlertForm>;
