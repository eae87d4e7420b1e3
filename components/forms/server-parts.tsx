import type { ReactNode } from 'react';
import { contact } from '@/lib/content/enquiries';
import { menu } from '@/lib/content/every-page';
import { formNotices } from '@/lib/content/forms/notices';
import { identity } from '@/lib/content/identity';
import { brokenForm as copy } from '@/lib/content/forms/parts';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/seo/share';
import { Facts } from '../ui/facts';
import { Boundary } from '../ui/boundary';
import { Notice } from '../ui/notice';

/** A form, or TALENT_POOL, of which another notice is true than of other applications. */
type NoticeName = Parameters<typeof formNotices.items>[0];

/** Parts of a form with facts of the agency, rendered on the server. */
export type ServerParts = {
  /** The privacy notice. */
  notice: ReactNode;
  /** Phone, WhatsApp and mail, as an alternative to the form. */
  contact: ReactNode;
};

export const serverParts = (form: NoticeName): ServerParts => ({
  notice: <PrivacyNotice form={form} />,
  contact: <ContactWays />,
});

/** The notice required by the Digital Personal Data Protection Act 2023, section 5. */
function PrivacyNotice({ form }: { form: NoticeName }) {
  const { summary, items, more } = formNotices;
  return (
    <details className="border-line rounded-2xl border bg-white px-4 py-1 text-[0.9375rem]">
      <summary className="min-h-11 py-2.5 font-semibold">{summary}</summary>
      <Facts
        className="[&_dd]:text-ink-soft space-y-2 pb-3 [&_dd]:max-w-[31rem] [&_dt]:font-semibold"
        facts={items(form).map(({ term, text }) => [term, text])}
      />
      <p className="pb-3">
        {/* In a new tab, to keep the form. */}
        <a
          href={`${routes.privacy()}#your-data`}
          target="_blank"
          rel="noopener"
          className="text-brand font-semibold underline underline-offset-4"
        >
          {more}
          <span className="sr-only"> {menu.newTab}</span>
        </a>
      </p>
    </details>
  );
}

const { phone, whatsapp, email } = identity;

export function ContactWays() {
  return (
    <span className="contact-ways">
      <a href={`tel:${phone.number}`}>{phone.label}</a>
      {whatsapp && (
        <a href={whatsappChat(whatsapp.number)}>{`${contact.tiles.whatsapp} ${whatsapp.label}`}</a>
      )}
      <a href={`mailto:${email}`}>{email}</a>
    </span>
  );
}

/** Error boundary that offers other ways to get in touch if a form fails. */
export function FormBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <Notice level="h3" heading={copy.heading} text={copy.text}>
          <ContactWays />
        </Notice>
      }
    >
      {children}
    </Boundary>
  );
}
