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
    <Section heading={heading} intro={intro}>
      <ul className="border-line bg-line grid grid-cols-2 gap-px overflow-hidden rounded-3xl border md:grid-cols-3 lg:grid-cols-6">
        {marks.map(({ name, image }) => (
          <li key={name} className="bg-paper-raised flex items-center justify-center px-3 py-6">
            {/* eslint-disable-next-line @next/next/no-img-element -- small SVGs; the optimizer is off */}
            <img src={image} alt={name} width={160} height={64} loading="lazy" className="h-14 w-auto" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
