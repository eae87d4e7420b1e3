import type { FAQPage, WithContext } from 'schema-dts';

type Item = { question: string; answer: string[] };

/** All questions of a page with their answers, each a list of paragraphs. */
export function faqPage(items: Item[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    })),
  };
}
