import { identity } from './identity';

type Contact = Pick<typeof identity, 'email' | 'phone' | 'website' | 'social'>;

/** The contact details that are still the sample's, by the name of their field. */
export function placeholdersLeft({ email, phone, website, social }: Contact = identity): string[] {
  const details = {
    'identity.email': email,
    'identity.phone.number': phone.number,
    'identity.website.url': website.url,
    ...Object.fromEntries(social.map(({ name, url }) => [`identity.social (${name})`, url])),
  };
  return Object.entries(details)
    .filter(([, value]) => /example\.com|\/example\b|0{8}/.test(value))
    .map(([field]) => field);
}
