import './blocks.css';
import type {
  Block,
  ListBlock,
  ComparisonBlock,
  QuoteBlock,
  StepsBlock,
  TableBlock,
} from '@/lib/content/services/blocks';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
import { Cards } from './cards';
import { Media } from './media';
import { Questions } from './questions';
import type { Toned } from './tone';
import { TableFrame } from './table-frame';
import { Disclosure } from './disclosure';
import { TitledTexts } from './titled-texts';

/** Characters of an item that fits beside another on a phone. */
const SHORT = 20;

/** A checklist, in two columns on wide screens. */
function CheckList({ heading, intro, items, tone }: Toned<ListBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className="check-list" data-short={items.every(({ length }) => length <= SHORT) || undefined}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span className="max-w-text">
              <Unbroken text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The blocks of a service page in sequence, on alternating backgrounds. */
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
    case 'comparison':
      return <Comparison {...block} tone={tone} />;
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

/** Two approaches side by side, ours highlighted. */
function Comparison({ heading, intro, columns, rows, tone }: Toned<ComparisonBlock>) {
  const head = (
    <thead>
      <tr>
        <td />
        <th scope="col">{columns[0]}</th>
        <th scope="col">{columns[1]}</th>
      </tr>
    </thead>
  );
  const texts = rows.map(({ label, ours, theirs }) => [label, ours, theirs]);
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading} kind="comparison" head={head} rows={texts} />
    </Section>
  );
}

/** A statement set large on the dark band, in full behind 'Read more'. */
function Quote({ quote, text, attribution }: Omit<QuoteBlock, 'kind'>) {
  return (
    <Section rank="third" tone="dark" className="jaali">
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

/** Numbered steps: below each other, on wide screens along a line. */
function Steps({ heading, intro, steps, tone }: Toned<StepsBlock>) {
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ol className="step-list">
        <TitledTexts items={steps} />
      </ol>
    </Section>
  );
}

/** A plain table; the first column holds the row headers. */
function Table({ heading, intro, columns, rows, tone }: Toned<TableBlock>) {
  const head = (
    <thead className="on-dark">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <TableFrame label={heading} head={head} rows={rows} />
    </Section>
  );
}
