import { home } from '@/lib/content/home';
import { services } from '@/lib/content/services/services';
import { Link } from '../ui/link';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

/** 'Our HR Services': the seven service pages, the first one larger. */
export function ServiceCards() {
  const { heading, intro } = home.services;
  return (
    <Section id="services" tone="paper" heading={heading} intro={intro}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {services.map(({ href, page }, index) => (
          <li
            key={href}
            className={`group relative rounded-3xl border p-6 transition-colors ${
              index === 0
                ? 'arch-columns on-dark border-ink-band bg-ink-band overflow-hidden text-white md:col-span-2 md:p-8'
                : 'border-line bg-paper-raised hover:border-brand'
            }`}
          >
            <div className="flex h-full flex-col">
              <h3 className={index === 0 ? 'text-2xl text-white md:text-3xl' : 'type-subheading'}>
                <Link href={href} className="no-underline after:absolute after:inset-0 after:rounded-3xl">
                  {page.title}
                </Link>
              </h3>
              <p className={`mt-3 mb-6 ${index === 0 ? 'text-brand-tint max-w-sm' : 'text-ink-soft'}`}>
                {page.summary}
              </p>
              <Icon
                name="arrow"
                className={`mt-auto size-6 transition-transform duration-200 group-hover:translate-x-1 ${index === 0 ? 'text-marigold' : 'text-brand'}`}
              />
            </div>
            {index === 0 && <LeadArches />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LeadArches() {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" data-arches className="-mr-8 -mb-8 w-48 opacity-80">
      <path d="M20 160v-50a80 80 0 0 1 160 0v50Z" fill="#321a68" />
      <path d="M48 160v-48a52 52 0 0 1 104 0v48Z" fill="#43209b" />
      <path d="M76 160v-46a24 24 0 0 1 48 0v46Z" fill="#572ac8" />
    </svg>
  );
}
