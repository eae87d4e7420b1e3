import { identity } from '@/lib/content/identity';
import { applyPage } from '@/lib/content/jobs';

/** What a job on paper needs and its page has elsewhere: whose it is, where it stands, and that nobody pays. */
export function PrintNote({ pageUrl }: { pageUrl: string }) {
  const { legalName, offices, phone, email } = identity;
  const address = offices
    .slice(0, 1)
    .flatMap(({ street, locality, postalCode, region }) => [...street, `${locality} ${postalCode}`, region]);
  return (
    <div className="print-note">
      <p>{pageUrl}</p>
      <p>{applyPage.trust}</p>
      <address className="not-italic">{[legalName, ...address, phone.label, email].join(', ')}</address>
    </div>
  );
}
