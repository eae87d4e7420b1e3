import { yourDataFields } from '../../contract/forms/your-data';
import { formSchema } from '../../forms/form-schema';
import type { z } from '../../forms/zod';

export const yourDataForm = formSchema(yourDataFields);
export type YourDataForm = z.output<typeof yourDataForm>;
