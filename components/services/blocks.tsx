import './blocks.css';
import type { Block, BlockOf } from '@/lib/content/schema/service-page';
import { servicePageCopy as copy } from '@/lib/content/services/every-service';
import { slugify } from '@/lib/base/text/slugify';
import { Drawing } from '../ui/drawing';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { Paragraphs, TitledTexts, unbroken } from '../ui/texts';
import { Cards, type Toned } from './cards';
import { Questions } from './questions';
import { Table } from './tables';

/** A service page's blocks, on alternating backgrounds. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    <BlockView key={index} block={block} tone={index % 2 === 0 ? 'raised' : 'paper'} />
  ));
}

function BlockView({ block, tone }: { block: Block; tone: 'paper' | 'raised' }) {
  switch (block.kind) {
    case 'media':
      return <Media {...block} tone={tone} />;
    case 'cards':
      return <Cards {...block} tone={tone} />;
    case 'list':
      return <CheckList {...block} tone={tone} />;
    case 'steps':
      return <Steps {...block} tone={tone} />;
    case 'comparison': {
      const rows = block.rows.map(({ label, ours, theirs }) => [label, ours, theirs]);
      return <Table {...block} tone={tone} columns={['', ...block.columns]} rows={rows} />;
    }
    case 'table':
      return <Table {...block} tone={tone} />;
    case 'quote':
      return <Quote {...block} />;
    case 'questions':
      return <Questions {...block} tone={tone} />;
    default:
      return block satisfies never;
  }
}

/** Text beside an illustration, with the rest behind 'Read more'. */
function Media({ heading, paragraphs, bullets, more, illustration, side, tone }: Toned<BlockOf<'media'>>) {
  const headingId = `${slugify(heading)}-heading`;
  return (
    <Section tone={tone} labelledBy={headingId}>
      <div className="media" data-side={side}>
        <h2 id={headingId} className="type-heading">
          {heading}
        </h2>
        <div>
          <Paragraphs paragraphs={paragraphs} />
          {bullets && <Checked items={bullets} />}
          {more && <Disclosure about={heading} paragraphs={more} />}
        </div>
        {illustration && <Drawing name={illustration} className="drawing" />}
      </div>
    </Section>
  );
}

function CheckList({ heading, intro, items, tone }: Toned<BlockOf<'list'>>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <Checked items={items} />
    </Section>
  );
}

/** Maximum length of items that fit in two columns on a phone. */
const SHORT = 20;

/** A checklist, in two columns on wide screens. */
function Checked({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list" data-short={items.every(({ length }) => length <= SHORT) || undefined}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span className="max-w-text">{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps, along a line on wide screens. */
function Steps({ heading, intro, steps, tone }: Toned<BlockOf<'steps'>>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ol className="step-list">
        <TitledTexts items={steps} />
      </ol>
    </Section>
  );
}

/** A pull quote, in full behind 'Read more'. */
function Quote({ quote, text, attribution }: Omit<BlockOf<'quote'>, 'kind'>) {
  return (
    <Section rank="third" tone="dark" className="lattice">
      <div className="pull-quote">
        <figure>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>{attribution}</figcaption>
        </figure>
        <Disclosure about={attribution} paragraphs={[text]} />
      </div>
    </Section>
  );
}

/** The rest of a text, behind 'Read more'. `about` distinguishes the controls for screen readers. */
function Disclosure({ about, paragraphs }: { about: string; paragraphs: readonly string[] }) {
  return (
    <details className="disclosure">
      <summary>
        {copy.more}
        <span className="sr-only">: {about}</span>
        <Icon name="chevron" />
      </summary>
      <div>
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </details>
  );
}
