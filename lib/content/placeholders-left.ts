import { identity } from './identity';
import type { Identity } from './schema/identity';

type Contact = Pick<Identity, 'email' | 'grievance' | 'phone' | 'whatsapp' | 'website' | 'social'>;

/** Names of contact fields that still have the sample's values. */
export function placeholdersLeft(contact: Contact = identity): string[] {
  const { email, grievance, phone, whatsapp, website, social } = contact;
  const details = {
    'identity.email': email,
    'identity.grievance.email': grievance.email,
    'identity.phone.number': phone.number,
    ...(whatsapp && { 'identity.whatsapp.number': whatsapp.number }),
    'identity.website.url': website.url,
    ...Object.fromEntries(social.map(({ name, url }) => [`identity.social (${name})`, url])),
  };
  return Object.entries(details)
    .filter(([, value]) => /example\.com|\/example\b|0{8}/.test(value))
    .map(([field]) => field);
}
