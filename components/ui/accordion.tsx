import { Boundary } from './boundary';
import { Icon } from './icon';
import { OpenFromHash } from './open-from-hash';

type AccordionItem = { id: string; question: string; answer: string[] };

/** Native disclosures: work without script and with find-in-page; an item opens when the URL's hash is its id. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div className="border-line border-t">
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} className="border-line border-b">
          <summary className="hover:text-brand flex min-h-14 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="type-subheading text-inherit">{question}</h3>
            <Icon name="chevron" className="text-brand transition-transform duration-200" />
          </summary>
          <div className="text-ink-soft max-w-text space-y-3 pb-6">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
      <Boundary>
        <OpenFromHash />
      </Boundary>
    </div>
  );
}
