import { type Link, readLink } from './read-link';
import { readPhones } from './read-phone';

/** Which of the agency's own contacts something is. */
export type OwnContact =
  | 'phone'
  | 'whatsapp'
  | 'phone-and-whatsapp'
  | 'email'
  | 'grievance'
  | 'website'
  | 'profile'
  | 'whatsapp-chat';

/** What the agency publishes. Phone numbers as in "+910000000000"; addresses of websites and profiles are URLs. */
export type Published = {
  phone: string;
  whatsapp: string | null;
  email: string;
  grievance: string;
  websites: string[];
  profiles: string[];
};

/** 'own-domain': a mail address that is not published, at the domain of the agency's website. */
export type ContactVerdict = { own: OwnContact } | 'own-domain' | 'not-own' | 'unreadable';

const MAX_LENGTH = 2000;
const MAIL = /^(?:mailto:)?([^\s@:/\\]+@[^\s@:/\\]+)$/i;
const WHATSAPP_HOSTS = ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'];

/** Compares a phone number, mail address or link, as somebody pasted it, with what the agency publishes. */
export function checkContact(text: string, published: Published): ContactVerdict {
  const typed = inAngles(bare(text));
  if (typed === '' || text.length > MAX_LENGTH) return 'unreadable';
  const phones = readPhones(typed);
  if (phones.length > 0) return phoneVerdict(phones, published);
  const [, mail] = MAIL.exec(typed) ?? [];
  if (mail) return mailVerdict(mail.toLowerCase(), published);
  const link = readLink(typed);
  if (link === 'none') return 'unreadable';
  return link === 'odd' ? 'not-own' : linkVerdict(link, published);
}

/** Without quotation marks, and without the punctuation of the sentence that it stood in. */
const bare = (text: string) => text.trim().replace(/^["'“‘(]+(?=\S)|[)"'”’,;!]+$|[.,;]+$/g, '');

/** Of "Name <address>" the address, which alone counts. */
const inAngles = (text: string) => /<([^<>]*)>?$/.exec(text)?.[1] ?? text;

function phoneVerdict(phones: string[], { phone, whatsapp }: Published): ContactVerdict {
  const isPhone = phones.includes(phone);
  if (whatsapp !== null && phones.includes(whatsapp))
    return { own: isPhone ? 'phone-and-whatsapp' : 'whatsapp' };
  return isPhone ? { own: 'phone' } : 'not-own';
}

function mailVerdict(mail: string, { email, grievance, websites }: Published): ContactVerdict {
  if (mail === email.toLowerCase()) return { own: 'email' };
  if (mail === grievance.toLowerCase()) return { own: 'grievance' };
  // Not of the published addresses' domains: that of a small agency may be a mail provider's.
  const domain = mail.slice(mail.indexOf('@') + 1);
  return websites.some((website) => isBelow(domain, domainOf(website))) ? 'own-domain' : 'not-own';
}

function linkVerdict(link: Link, { websites, profiles, whatsapp }: Published): ContactVerdict {
  const isWebsite = websites.some(
    (website) =>
      isBelow(link.host, domainOf(website)) && (link.port === '' || link.port === new URL(website).port),
  );
  if (isWebsite) return { own: 'website' };
  if (profiles.some((profile) => isProfile(link, new URL(profile)))) return { own: 'profile' };
  const isChat = whatsapp !== null && WHATSAPP_HOSTS.includes(link.host) && link.port === '';
  return isChat && chatNumber(link) === whatsapp ? { own: 'whatsapp-chat' } : 'not-own';
}

/** A host, or a name below it. */
const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host of a website without "www.". */
const domainOf = (website: string) => new URL(website).hostname.replace(/^www\./, '');

function isProfile(link: Link, profile: URL): boolean {
  const network = (host: string) => host.replace(/^(?:www|m|mobile|in|web)\./, '');
  const page = (path: string) => path.replace(/\/+$/, '').toLowerCase();
  return (
    link.port === '' &&
    network(link.host) === network(profile.hostname) &&
    // The networks' own sites redirect elsewhere by their query, but not from a profile's path.
    page(link.path) === page(profile.pathname)
  );
}

/** The number that a link to WhatsApp opens a chat with; null for none. */
function chatNumber({ host, path, query }: Link): string | null {
  const digits =
    host === 'wa.me'
      ? /^\/(\d{8,15})\/?$/.exec(path)?.[1]
      : /^\/send\/?$/.test(path)
        ? query.get('phone')
        : null;
  const number = digits?.replace(/\D/g, '') ?? '';
  return number ? `+${number}` : null;
}
