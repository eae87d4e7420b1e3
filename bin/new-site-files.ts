import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { readSampleYaml } from '../lib/content/site/read-site';
import { SAMPLE_SITE } from '../lib/base/site-dir';
import { derivePalette } from '../lib/content/theme/derive';
import { commandLine } from '../lib/base/command-line';

type Agency = { name: string; city: string; colour: string };

/** The files of a new agency's folder, by path. Values to fill in are placeholders, which a public site's log names. */
export function newSiteFiles({ name, city, colour }: Agency): Record<string, string> {
  return {
    'README.md': README(name),
    'identity.yaml': identity(name, city),
    'theme.yaml': THEME(colour),
    'settings.yaml': readFileSync(path.resolve(SAMPLE_SITE, 'settings.yaml'), 'utf8'),
    'claims.yaml': `${CLAIMS}${stringify({ ...(readSampleYaml('claims.yaml') as object) })}`,
    'clients.yaml': CLIENTS,
    'testimonials.yaml': TESTIMONIALS,
    'team.yaml': TEAM,
    'credentials.yaml': CREDENTIALS,
    'public/logo.svg': logo(name, colour),
  };
}

const README = (name: string) => `# ${name}

The agency's own content and settings. Edit the files with any text editor; the program's docs/content.md explains them.

- \`${commandLine('content')}\` lists errors by file and field.
- A public site's log names contact details that are still placeholders.
- Restart the site to publish your changes.
`;

const identity = (name: string, city: string) => `${stringify({
  name,
  legalName: name,
  legalForm: 'company',
  tagline: `Jobs and staff in ${city}`,
  description: `${name} is a staffing and recruitment agency in ${city}: jobs for candidates, and hiring and HR services for employers.`,
  logo: '/logo.svg',
  servesFrom: { city, text: `Serving clients across India from ${city}` },
})}
# The first is where the terms place the courts, unless \`courts\` names another city.
offices:
  - kind: Office
    street: [00 Example Street]
    locality: ${stringify(city).trim()}
    postalCode: '100000'
    region: State
# The map of the contact page, from openstreetmap.org ("Share", "HTML").
# map:
#   embedUrl: https://www.openstreetmap.org/export/embed.html?bbox=…
#   pageUrl: https://www.openstreetmap.org/#map=15/…
website: { label: www.example.com, url: https://www.example.com }
phone: { label: +91 00000 00000, number: '+910000000000' }
# A number that answers on WhatsApp.
# whatsapp: { label: +91 00000 00000, number: '+910000000000' }
email: hello@example.com
# Who handles complaints about personal data: a name or a role.
grievance:
  contact: Grievance officer
  address: 00 Example Street, ${city}
  email: grievance@example.com
  answersWithin: 30 days
# Facebook, Instagram, LinkedIn, WhatsApp, X
social: []
businessHours:
  - days: Monday to Friday
    hours: 9:00 to 17:00
    opening: { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: '09:00', closes: '17:00' }
  - { days: Saturday and Sunday, hours: Holiday }
# Who made the site, named at the end of each page.
# developer: { name: Somebody, url: https://www.example.in }
`;

const THEME = (
  colour: string,
) => `# Colours that are not set are derived from those that are; \`brand\` alone is enough.
colours:
  brand: '${colour}'
  # accent: '#f2a516'
fonts:
  # bricolage-grotesque, inter, system, serif, or a .woff2 file of public/, such as /fonts/own.woff2
  display: bricolage-grotesque
  text: inter
# Roundness of corners: 0 for square, 1 for the default, at most 2.
radius: 1
`;

const CLAIMS = `# What you promise; the site's texts quote these. Replace the sample values with your own, then remove the line
# \`sample: true\`.
`;

const CLIENTS = `# With a logo (SVG, or an image of about 200 × 80 px) in public/clients/. An empty list hides the section.
# - name: Client's name
#   image: /clients/mark.svg
[]
`;

const TESTIMONIALS = `# \`quote\` is displayed large (8 to 12 words); \`text\` is the full statement. An empty list hides the section.
# - quote: They found us three good people within a single week.
#   text: …
#   role: HR manager
#   company: A hospital group
[]
`;

const TEAM = `# \`leaders\` are on the page About us, \`members\` on Team. Photos are in the ratio 4:5.
# - name: Their name
#   role: Founder
#   text: What they do, in a sentence or two.
#   photo: /people/founder.jpg
leaders: []
members: []
`;

const CREDENTIALS = `# What you can prove; each part appears once it is filled in.
# - { kind: EPF code, number: …, validUntil: … }
registrations: []
# { value: 4.6, best: 5, reviews: 120, source: Google, url: https://…, asOf: October 2026 }
rating: null
# - { client: …, need: …, work: …, result: … }
cases: []
# On About us, in the ratio 4:3.
# - { file: /photos/office.jpg, caption: Our office in … }
photographs: []
`;

/** An arch with the agency's initial, until there is a logo. */
function logo(name: string, colour: string): string {
  const palette = derivePalette({ brand: colour });
  const [initial = ''] = name.trim().toUpperCase();
  const letter = initial.replace(/[<>&]/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M2 36V18a16 16 0 0 1 32 0v18Z" fill="${palette.brand}"/><text x="18" y="28" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${palette['brand-tint']}">${letter}</text></svg>\n`;
}
