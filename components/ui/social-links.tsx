import { identity } from '@/lib/content/identity';
import { SocialIcon } from './social-icons';

/** The agency's profiles, as round icons on a dark band. */
export function SocialLinks({ className = '' }: { className?: string }) {
  return (
    <ul className={`flex gap-3 ${className}`}>
      {identity.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            rel="noopener"
            aria-label={`${identity.name} on ${name}`}
            className="border-ink-bandline hover:text-ink-band flex size-11 items-center justify-center rounded-full border hover:bg-white"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
