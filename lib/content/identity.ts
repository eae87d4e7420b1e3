/**
 * Who the agency is. Another agency makes this site its own by editing this file. Contact details here are placeholders: a production start warns while they are.
 */
export const identity = {
  name: 'Dwaar Talent',
  legalName: 'Dwaar Talent LLP',
  tagline: 'A gateway to career opportunities',
  description:
    'Dwaar Talent is an Indian staffing and recruitment agency: job search and applications for candidates, and hiring, payroll, compliance and HR services for employers.',
  /** In public/; shown in the header, the footer and on the browser's tab. */
  logo: '/logo.svg',
  /** Where the agency serves its clients from. */
  servesFrom: { city: 'Mumbai', text: 'Serving clients across India from Mumbai' },
  offices: [
    {
      kind: 'Corporate office',
      lines: ['4th Floor, Aangan House', '00 Residency Road', 'Bangalore 560000', 'Karnataka'],
    },
    {
      kind: 'Registered office',
      lines: ['12 Bandar Road', 'Honnavar, Uttara Kannada 581000', 'Karnataka'],
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
  email: 'hello@example.com',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/example' },
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  ],
  businessHours: [
    { days: 'Monday to Friday', hours: '9:00 to 17:00' },
    { days: 'Saturday and Sunday', hours: 'Holiday' },
  ],
  developer: { name: 'Dwaar open source', url: 'https://example.com/dwaar' },
} satisfies Identity;

export type SocialName = 'Facebook' | 'Instagram' | 'LinkedIn';

type Identity = {
  /** The everyday name, in the header and page titles. */
  name: string;
  legalName: string;
  tagline: string;
  /** One sentence for search engines. */
  description: string;
  logo: string;
  servesFrom: { city: string; text: string };
  offices: { kind: string; lines: string[] }[];
  map: { embedUrl: string; pageUrl: string };
  website: { label: string; url: string };
  /** `number` as a telephone dials it: a plus sign and digits. */
  phone: { label: string; number: string };
  email: string;
  social: { name: SocialName; url: string }[];
  businessHours: { days: string; hours: string }[];
  developer: { name: string; url: string };
};
