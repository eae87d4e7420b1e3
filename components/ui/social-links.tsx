import type { AgencyFacts } from '@/lib/content/identity';
import { profileOn } from '@/lib/content/interface';
import { Icon } from './icon';

/** The agency's profiles, as round icons for dark backgrounds. */
export function SocialLinks({
  agency,
  className = '',
}: {
  agency: Pick<AgencyFacts, 'name' | 'social'>;
  className?: string;
}) {
  return (
    <ul className={`social-links ${className}`}>
      {agency.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} aria-label={profileOn(agency.name, name)}>
            <Icon name={name.toLowerCase() as Lowercase<typeof name>} />
          </a>
        </li>
      ))}
    </ul>
  );
}
