import './home.css';
import { clients } from '@/lib/content/clients';
import { home } from '@/lib/content/home';
import { shown } from '@/lib/content/shown';
import { Section } from '../ui/section';

/** 'Our Clients': their logos, six, three or two a row; nothing if there are none. */
export function Clients() {
  const marks = shown(clients);
  if (marks.length === 0) return null;
  const { heading, intro } = home.clients;
  return (
    <Section rank="third" heading={heading} intro={intro} className="index clients">
      <ul className="index-list">
        {marks.map(({ name, image }) => (
          <li key={name}>
            {/* eslint-disable-next-line @next/next/no-img-element -- small SVGs; the optimizer is off */}
            <img src={image} alt={name} width={160} height={64} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
