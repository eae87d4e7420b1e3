import './contact-tiles.css';
import { contactPage } from '@/lib/content/enquiries';
import { identity } from '@/lib/content/identity';
import { whatsappChat } from '@/lib/seo/share';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';

type Tile = { label: string; icon: IconName; text: string; href: string };

/** The ways to reach the agency, each a tile to tap. */
export function ContactTiles() {
  const { website, phone, whatsapp, email } = identity;
  const copy = contactPage.tiles;
  const tiles: Tile[] = [
    { label: copy.phone, icon: 'phone', text: phone.label, href: `tel:${phone.number}` },
    ...(whatsapp
      ? [
          {
            label: copy.whatsapp,
            icon: 'whatsapp' as const,
            text: whatsapp.label,
            href: whatsappChat(whatsapp.number),
          },
        ]
      : []),
    { label: copy.email, icon: 'mail', text: email, href: `mailto:${email}` },
    { label: copy.website, icon: 'globe', text: website.label, href: website.url },
  ];
  return (
    <ul className="contact-tiles">
      {tiles.map(({ label, icon, text, href }) => (
        <li key={label}>
          <Icon name={icon} />
          <p>{label}</p>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
