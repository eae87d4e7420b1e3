import './blocks.css';
import type { Block } from '@/lib/content/services/blocks';
import { Cards } from './cards';
import { CheckList } from './check-list';
import { Comparison } from './comparison';
import { Media } from './media';
import { Questions } from './questions';
import { Quote } from './quote';
import { Steps } from './steps';
import { Table } from './table';

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
