import { identity } from '@/lib/content/identity';

/** What a printed job needs and its page shows elsewhere: whose it is and its URL. */
export function PrintNote({ pageUrl }: { pageUrl: string }) {
  const { legalName, offices, phone, email } = identity;
  const address = offices
    .slice(0, 1)
    .flatMap(({ street, locality, postalCode, region }) => [...street, `${locality} ${postalCode}`, region]);
  return (
    <div className="print-note">
      <p>{pageUrl}</p>
      <address>{[legalName, ...address, phone.label, email].join(', ')}</address>
    </div>
  );
}
