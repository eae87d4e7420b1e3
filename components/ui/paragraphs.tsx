type ParagraphsProps = { paragraphs: readonly string[]; bullets?: readonly string[] };

/** Paragraphs, and a list after them. */
export function Paragraphs({ paragraphs, bullets }: ParagraphsProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {bullets && (
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
    </>
  );
}
