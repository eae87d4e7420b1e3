import { identity } from '../../content/identity';
import { env } from '../../base/env';
import type { Published } from './check-contact';

/** The contacts published on this site. The addresses to which forms are mailed are not public. */
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
