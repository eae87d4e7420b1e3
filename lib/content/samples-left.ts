import { siteFileName } from '../base/site-dir';
import { claims } from './claims';
import { clients, leaders, members, type Sample, testimonials } from './people';
import type { Block } from './schema/service-page';
import { services } from './services/services';
import { identity } from './identity';
import type { Identity } from './schema/identity';

type Named = Sample & { name?: string; role?: string; attribution?: string };

/** Remaining sample entries: the file, and the entries' names. */
export function samplesLeft(): { what: string; file: string; entries: string[] }[] {
  const left = (entries: readonly Named[]) =>
    entries
      .filter(({ sample }) => sample)
      .map(({ name, role, attribution }) => name ?? role ?? attribution ?? '');
  const quotes = services.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) => (block.kind === 'quote' ? [block] : [])),
  );
  return [
    { what: 'clients', file: 'clients.yaml', entries: left(clients) },
    { what: 'testimonials', file: 'testimonials.yaml', entries: left(testimonials) },
    { what: 'quotes of services', file: 'services/', entries: left(quotes) },
    { what: 'team members', file: 'team.yaml', entries: left(members) },
    { what: 'leaders', file: 'team.yaml', entries: left(leaders) },
    { what: 'claims', file: 'claims.yaml', entries: claims.sample ? ['its numbers'] : [] },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map((entry) => ({ ...entry, file: siteFileName(entry.file) }));
}

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
