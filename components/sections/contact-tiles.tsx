import { contactPage } from '@/lib/content/enquiries';
import { identity } from '@/lib/content/identity';

/** Website, phone and e-mail, each as a tile to click. */
export function ContactTiles() {
  const { website, phone, email } = contactPage.tiles;
  const tiles = [
    { label: website, text: identity.website.label, href: identity.website.url },
    { label: phone, text: identity.phone.label, href: `tel:${identity.phone.number}` },
    { label: email, text: identity.email, href: `mailto:${identity.email}` },
  ];
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {tiles.map(({ label, text, href }) => (
        <li
          key={label}
          className="arch-columns border-line bg-paper-raised hover:border-brand relative overflow-hidden rounded-3xl border p-6"
        >
          <div>
            <p className="text-ink-soft text-[0.9375rem]">{label}</p>
            <a
              href={href}
              className="font-display mt-1 block text-lg font-semibold [overflow-wrap:anywhere] no-underline after:absolute after:inset-0 hover:underline lg:text-xl"
            >
              {text}
            </a>
          </div>
          <svg viewBox="0 0 64 72" aria-hidden="true" data-arches className="-mb-6 h-16">
            <path d="M0 72V32a32 32 0 0 1 64 0v40Z" fill="#efe9fb" />
            <path d="M16 72V34a16 16 0 0 1 32 0v38Z" fill="#cbb8f5" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
