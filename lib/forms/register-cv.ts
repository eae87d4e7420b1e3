import { registrationConsent } from '../content/forms/consent';
import { wrong } from '../content/forms/mistakes';
import { MAX_WISHES, namesIn, registrationFields } from '../contract/forms/registration';
import { resume } from './apply-job';
import { formSchema } from './form-schema';
import { z } from './zod';

const fields = formSchema(registrationFields);
const isFew = (line: string) => namesIn(line).length <= MAX_WISHES;
const tooMany = { error: () => wrong.tooMany(MAX_WISHES) };

/** The 'Register your CV' form, validated by the same rules in the browser and in its route handler. */
export const registerCvForm = fields.safeExtend({
  roles: fields.shape.roles.refine(isFew, tooMany),
  cities: fields.shape.cities.refine(isFew, tooMany),
  resume,
  consent: z.literal('on', { error: () => registrationConsent.missing }),
});
