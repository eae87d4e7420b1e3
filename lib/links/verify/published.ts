import { identity } from '../../content/identity';
import { env } from '../../base/env';
import type { Published } from './check-contact';

/** What this agency publishes on its site. The addresses that forms are mailed to are not public. */
export function published(): Published {
  const { phone, whatsapp, email, grievance, website, social } = identity;
  return {
    phone: phone.number,
    whatsapp: whatsapp?.number ?? null,
    email,
    grievance: grievance.email,
    websites: [website.url, env().siteUrl],
    profiles: social.map(({ url }) => url),
  };
}
