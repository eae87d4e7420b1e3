import { contactPage } from '@/lib/content/enquiries';
import { identity } from '@/lib/content/identity';
import { SocialLinks } from '../ui/social-links';

/** Legal name, offices and social links. */
export function OfficesCard() {
  return (
    <section
      aria-label={contactPage.offices}
      className="on-dark bg-ink-band arch px-8 pt-20 pb-10 text-center text-white md:pt-28"
    >
      <h2 className="text-2xl text-white">{identity.legalName}</h2>
      <p className="text-brand-tint mt-2">{identity.servesFrom.text}</p>
      {identity.offices.map(({ kind, street, locality, postalCode, region }) => (
        <div key={kind} className="border-ink-bandline mt-6 border-t pt-6">
          <h3 className="text-marigold font-sans text-[0.9375rem] font-semibold tracking-normal">{kind}</h3>
          <address className="not-italic">
            {[...street, `${locality} ${postalCode}`, region].map((line) => (
              <span key={line} className="mt-1 block">
                {line}
              </span>
            ))}
          </address>
        </div>
      ))}
      <SocialLinks agency={identity} className="mt-8 justify-center" />
    </section>
  );
}
