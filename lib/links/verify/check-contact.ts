import { possibleNumbers } from '../../base/contact/phone';
import { type Link, readHost, readLink } from './read-link';

/** Which of the agency's own contacts it is. */
export type OwnContact =
  | 'phone'
  | 'whatsapp'
  | 'phone-and-whatsapp'
  | 'email'
  | 'grievance'
  | 'website'
  | 'profile'
  | 'whatsapp-chat';

/** Contacts published by the agency. Phone numbers as "+910000000000"; websites and profiles as URLs. */
export type Published = {
  phone: string;
  whatsapp: string | null;
  email: string;
  grievance: string;
  websites: string[];
  profiles: string[];
};

/**
 * 'own-domain': an unpublished mail address at the domain of the agency's website; 'several': more than one address, so
 * that people and programs may follow another one than the agency's.
 */
export type ContactVerdict = { own: OwnContact } | 'own-domain' | 'not-own' | 'several' | 'unreadable';

const MAX_LENGTH = 2000;
const WHATSAPP_HOSTS = ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'];
const MAX_PHONE_DIGITS = 15;
const MAIL = /^(?:\p{L}[\p{L}-]*:)?([\p{L}\p{N}._+-]+)@([^@]+)$/u;
/** Words beside an address: "Dwaar Talent Pvt. Ltd.", "WhatsApp:". */
const WORD = /^[\p{L}\p{M}&'’–—-]*[.:,;!?)\]]*$/u;

/** Compares a pasted phone number, mail address or link with the agency's published contacts. */
export function checkContact(text: string, published: Published): ContactVerdict {
  if (text.length > MAX_LENGTH) return 'unreadable';
  // Other white space counts as part of the address and makes it invalid.
  const pieces = text
    .trim()
    .split(/[ \xa0<>"“”]+/)
    .map(bare);
  const first = pieces.findIndex(isAddress);
  const last = pieces.findLastIndex(isAddress);
  if (first < 0) return 'unreadable';
  const typed = pieces.slice(first, last + 1).join(' ');
  const phones = possibleNumbers(typed);
  if (phones) return phoneVerdict(typed, phones, published);
  if (first < last) return 'several';
  const verdict = addressVerdict(typed, published);
  // An address with another one in its path or query: the agency publishes none.
  return verdict !== 'not-own' && holdsAnother(typed) ? 'several' : verdict;
}

/** Strips the punctuation of the surrounding sentence, and direction marks added by phones. */
const bare = (piece: string) =>
  piece.replace(/^[\p{Cf}‘'(]+(?=.)/u, '').replace(/(?<![\p{Cf}’'),.;!])[\p{Cf}’'),.;!]+$/u, '');

const isAddress = (piece: string) => !WORD.test(piece);

// Some networks write names as "/@dwaar".
const holdsAnother = (typed: string) => typed.split(/(?<!\/)(?:@|%40)|:\/\/|%3a%2f%2f/i).length > 2;

function addressVerdict(typed: string, published: Published): ContactVerdict {
  const [, name, domain] = MAIL.exec(typed) ?? [];
  if (name && domain) return mailVerdict(name, readHost(domain), published);
  const link = readLink(typed);
  if (link === 'none') return 'unreadable';
  return link === 'odd' ? 'not-own' : linkVerdict(link, published);
}

function phoneVerdict(typed: string, phones: string[], { phone, whatsapp }: Published): ContactVerdict {
  if (phones.length === 0)
    return typed.replace(/\P{N}/gu, '').length > MAX_PHONE_DIGITS ? 'several' : 'unreadable';
  const isPhone = phones.includes(phone);
  if (whatsapp !== null && phones.includes(whatsapp))
    return { own: isPhone ? 'phone-and-whatsapp' : 'whatsapp' };
  return isPhone ? { own: 'phone' } : 'not-own';
}

function mailVerdict(name: string, domain: string | null, published: Published): ContactVerdict {
  const { email, grievance, websites } = published;
  if (domain === null) return 'not-own';
  const isAt = (address: string) => {
    const [ownName, ownDomain = ''] = address.toLowerCase().split('@');
    return name.toLowerCase() === ownName && domain === readHost(ownDomain);
  };
  if (isAt(email)) return { own: 'email' };
  if (isAt(grievance)) return { own: 'grievance' };
  // Not the domains of the published addresses: a small agency's may be at a mail provider.
  return websites.some((website) => isBelow(domain, domainOf(website))) ? 'own-domain' : 'not-own';
}

function linkVerdict(link: Link, { websites, profiles, whatsapp }: Published): ContactVerdict {
  if (websites.some((website) => isOn(link, website))) return { own: 'website' };
  if (profiles.some((profile) => isProfile(link, new URL(profile)))) return { own: 'profile' };
  return opensChat(link, whatsapp) ? { own: 'whatsapp-chat' } : 'not-own';
}

/** Whether a link is on a website, which may share its host with others. */
function isOn({ host, port, path }: Link, website: string): boolean {
  const { port: ownPort, pathname } = new URL(website);
  const isPort = port === '' || port === ownPort;
  const isPath = `${path}/`.startsWith(`${pathname.replace(/(?<!\/)\/+$/, '')}/`);
  return isBelow(host, domainOf(website)) && isPort && isPath;
}

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host of a website without "www.". */
const domainOf = (website: string) => new URL(website).hostname.replace(/^www\./, '');

function isProfile({ host, port, path, query }: Link, profile: URL): boolean {
  const network = (name: string) => name.replace(/^(?:www|m|mobile|in|web)\./, '');
  const page = (name: string) => name.replace(/(?<!\/)\/+$/, '').toLowerCase();
  return (
    port === '' &&
    network(host) === network(profile.hostname) &&
    page(path) === page(profile.pathname) &&
    // Paths such as "/profile.php" identify a profile only with their query.
    (profile.search === '' || query === profile.search)
  );
}

/** Whether a WhatsApp link opens a chat with this number and contains no other. */
function opensChat({ host, port, path, query }: Link, whatsapp: string | null): boolean {
  if (!WHATSAPP_HOSTS.includes(host) || port !== '' || !/^\/(?:send|\+?\d+)\/?$/.test(path)) return false;
  const inQuery = [...new URLSearchParams(query)].filter(([name]) => /phone/i.test(name));
  const numbers = [...(path.match(/\d+/) ?? []), ...inQuery.map(([, number]) => number)];
  return numbers.length > 0 && numbers.every((number) => `+${number.replace(/\D/g, '')}` === whatsapp);
}
