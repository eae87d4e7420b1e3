import { menu } from '@/lib/content/every-page';
import { formNotices } from '@/lib/content/forms/notices';
import type { FormName } from '@/lib/contract/forms/names';

/** What happens to the data, item by item (Digital Personal Data Protection Act 2023, section 5). */
export function PrivacyNotice({ form }: { form: FormName }) {
  const { summary, items, more } = formNotices;
  return (
    <details className="border-line rounded-2xl border bg-white px-4 py-1 text-[0.9375rem]">
      <summary className="min-h-11 py-2.5 font-semibold">{summary}</summary>
      <dl className="space-y-2 pb-3">
        {items(form).map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-soft max-w-[31rem]">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-3">
        {/* In a new tab, so that the form stays as it is. */}
        <a
          href={more.href}
          target="_blank"
          rel="noopener"
          className="text-brand font-semibold underline underline-offset-4"
        >
          {more.label}
          <span className="sr-only"> {menu.newTab}</span>
        </a>
      </p>
    </details>
  );
}
