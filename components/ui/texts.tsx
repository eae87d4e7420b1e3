import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

/** Numeric ranges such as "4–5", "₹140–160" and "1–2 %", and words such as "in-house", which fit a phone's line. */
const WITH_DASH =
  /(₹?\d[\d.,]{0,20}–₹?\d[\d.,]*%?|(?<![\p{L}\p{M}\d])[\p{L}\p{M}\d]{1,8}(?:-[\p{L}\p{M}\d]{1,8}){1,2}(?![\p{L}\p{M}\d]))/u;

/** A text that is not broken after the dashes of ranges and words, as browsers may do. */
export function unbroken(text: string): ReactNode {
  return text.split(WITH_DASH).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

type TitledText = { icon?: IconName; title: string; text: string };

export function TitledTexts({ items }: { items: readonly TitledText[] }) {
  return items.map(({ icon, title, text }) => (
    <li key={title}>
      {icon && <Icon name={icon} />}
      <h3>{unbroken(title)}</h3>
      <p>{unbroken(text)}</p>
    </li>
  ));
}

type ParagraphsProps = { paragraphs: readonly string[]; bullets?: readonly string[] };

export function Paragraphs({ paragraphs, bullets }: ParagraphsProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
      {bullets && (
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{unbroken(bullet)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
