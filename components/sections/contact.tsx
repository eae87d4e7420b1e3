import './contact-tiles.css';
import { contact } from '@/lib/content/enquiries';
import { identity } from '@/lib/content/identity';
import { langOf } from '@/lib/base/text/language-of-text';
import { officeKind, openingTimes, servingFrom } from '@/lib/content/names';
import { present } from '@/lib/content/said';
import { whatsappChat } from '@/lib/seo/share';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import { SocialLinks } from '../ui/social-links';

type Tile = { label: string; icon: IconName; text: string; href: string };

/** The agency's contact details, one tile each. */
export function ContactTiles() {
  const { website, phone, whatsapp, email } = identity;
  const copy = contact.tiles;
  const tiles = present<Tile>([
    { label: copy.phone, icon: 'phone', text: phone.label, href: `tel:${phone.number}` },
    whatsapp !== null && {
      label: copy.whatsapp,
      icon: 'whatsapp',
      text: whatsapp.label,
      href: whatsappChat(whatsapp.number),
    },
    { label: copy.email, icon: 'mail', text: email, href: `mailto:${email}` },
    { label: copy.website, icon: 'globe', text: website.label, href: website.url },
  ]);
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

/** Legal name, offices, business hours and social links. */
export function OfficesCard() {
  const servesFrom = servingFrom(identity.servesFrom.text);
  return (
    <section aria-label={contact.offices} className="band on-dark rounded-3xl p-6 md:p-8">
      <div className="lattice w-full" />
      <h2 className="type-subheading text-white" {...langOf(identity.legalName)}>
        {identity.legalName}
      </h2>
      {servesFrom && <p className="text-brand-tint mt-1">{servesFrom}</p>}
      {identity.offices.map(({ kind, street, locality, postalCode, region }) => (
        <Part key={kind} heading={officeKind(kind)}>
          <address className="not-italic" {...langOf(street.join(' '))}>
            {[...street, `${locality} ${postalCode}`, region].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Part>
      ))}
      <Part heading={contact.hours}>
        {identity.businessHours.map(({ days, hours }) => (
          <p key={days} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>{openingTimes(days)}</span> <span>{openingTimes(hours)}</span>
          </p>
        ))}
      </Part>
      <SocialLinks agency={identity} className="mt-6" />
    </section>
  );
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div className="border-ink-bandline mt-5 border-t pt-5">
      <h3
        className="text-accent mb-1 font-sans text-[0.9375rem] font-semibold tracking-normal"
        {...langOf(heading)}
      >
        {heading}
      </h3>
      {children}
    </div>
  );
}
