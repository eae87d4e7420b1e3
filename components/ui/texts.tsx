/** Numeric ranges: "4–5", "₹140–160", "1–2 %". */
const RANGE = /(₹?\d[\d.,]{0,20}–₹?\d[\d.,]*%?)/;

/** A text with unbroken numeric ranges, as browsers may break after a dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

type ParagraphsProps = { paragraphs: readonly string[]; bullets?: readonly string[] };

export function Paragraphs({ paragraphs, bullets }: ParagraphsProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken text={paragraph} />
        </p>
      ))}
      {bullets && (
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>
              <Unbroken text={bullet} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
