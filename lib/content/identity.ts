/**
 * Who the agency is. Another agency makes this site its own by editing this file. Contact details here are placeholders: a production start warns while they are.
 */
export const identity: Identity = {
  name: 'Dwaar Talent',
  legalName: 'Dwaar Talent LLP',
  tagline: 'A gateway to career opportunities',
  description:
    'Dwaar Talent is an Indian staffing and recruitment agency: job search and applications for candidates, and hiring, payroll, compliance and HR services for employers.',
  /** An SVG in public/: shown in the header and the footer, and drawn in every size that browsers and phones ask for. */
  logo: '/logo.svg',
  /** Where the agency serves its clients from. */
  servesFrom: { city: 'Mumbai', text: 'Serving clients across India from Mumbai' },
  offices: [
    {
      kind: 'Corporate office',
      street: ['4th Floor, Aangan House', '00 Residency Road'],
      locality: 'Bangalore',
      postalCode: '560000',
      region: 'Karnataka',
    },
    {
      kind: 'Registered office',
      street: ['12 Bandar Road'],
      locality: 'Honnavar, Uttara Kannada',
      postalCode: '581000',
      region: 'Karnataka',
    },
  ],
  /** The map of the contact page; loaded from there only when a visitor asks for it. */
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=77.590%2C12.960%2C77.620%2C12.980&layer=mapnik',
    pageUrl: 'https://www.openstreetmap.org/#map=15/12.970/77.605',
  },
  website: { label: 'www.example.com', url: 'https://www.example.com' },
  phone: { label: '+91 00000 00000', number: '+910000000000' },
  whatsapp: { label: '+91 00000 00000', number: '+910000000000' },
  email: 'hello@example.com',
  grievance: {
    contact: 'Grievance officer',
    address: '4th Floor, Aangan House, 00 Residency Road, Bangalore 560000',
    email: 'grievance@example.com',
    answersWithin: '30 days',
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/example' },
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
  businessHours: [
    {
      days: 'Monday to Friday',
      hours: '9:00 to 17:00',
      opening: {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    },
    { days: 'Saturday and Sunday', hours: 'Holiday' },
  ],
  developer: { name: 'Dwaar open source', url: 'https://example.com/dwaar' },
};

/** What the footer tells of the agency; nothing else of it goes with every page. */
export const agencyFacts = {
  name: identity.name,
  legalName: identity.legalName,
  logo: identity.logo,
  tagline: identity.tagline,
  servesFrom: identity.servesFrom.text,
  social: identity.social,
  businessHours: identity.businessHours.map(({ days, hours }) => ({ days, hours })),
  email: identity.email,
  phone: identity.phone,
  developer: identity.developer,
};
export type AgencyFacts = typeof agencyFacts;

/** The profiles that have an icon. */
export const socialNames = ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'] as const;
type SocialName = (typeof socialNames)[number];

/** Times as "09:00" in Indian time. */
type OpeningHours = { days: DayOfWeek[]; opens: string; closes: string };
type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

type Identity = {
  /** The everyday name, in the header and page titles. */
  name: string;
  legalName: string;
  tagline: string;
  /** One sentence for search engines. */
  description: string;
  logo: string;
  servesFrom: { city: string; text: string };
  /** All in India. */
  offices: { kind: string; street: string[]; locality: string; postalCode: string; region: string }[];
  map: { embedUrl: string; pageUrl: string };
  website: { label: string; url: string };
  /** `number` as a telephone dials it: a plus sign and digits. */
  phone: { label: string; number: string };
  /** A number that answers on WhatsApp; null if there is none. */
  whatsapp: { label: string; number: string } | null;
  email: string;
  /** Who answers complaints about personal data: a name or a role, and within which time. */
  grievance: { contact: string; address: string; email: string; answersWithin: string };
  social: { name: SocialName; url: string }[];
  /** `opening` is for search engines; days without it are closed. */
  businessHours: { days: string; hours: string; opening?: OpeningHours }[];
  developer: { name: string; url: string };
};
