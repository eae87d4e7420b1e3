import { yourDataFields } from '../../shared/forms/your-data';
import { formSchema } from '../form-schema';
import type { z } from '../zod';

export const yourDataForm = formSchema(yourDataFields);
export type YourDataForm = z.output<typeof yourDataForm>;
