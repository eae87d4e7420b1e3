import { servicePageCopy as copy } from '@/lib/content/services/shared';
import { Icon } from '../../ui/icon';
import { Unbroken } from '../unbroken';

/** The rest of a text, behind 'Read more'. `about` tells one such control from another to screen readers. */
export function Disclosure({ about, paragraphs }: { about: string; paragraphs: string[] }) {
  return (
    <details className="disclosure">
      <summary>
        {copy.more}
        <span className="sr-only">: {about}</span>
        <Icon name="chevron" />
      </summary>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} />
          </p>
        ))}
      </div>
    </details>
  );
}
