import { identity } from './identity';

/** The contact details that are still the sample's, by the name of their field. */
export function placeholdersLeft(): string[] {
  const details = {
    'identity.email': identity.email,
    'identity.phone.number': identity.phone.number,
    'identity.website.url': identity.website.url,
    ...Object.fromEntries(identity.social.map(({ name, url }) => [`identity.social (${name})`, url])),
  };
  return Object.entries(details)
    .filter(([, value]) => /example\.com|\/example\b|0{8}/.test(value))
    .map(([field]) => field);
}
