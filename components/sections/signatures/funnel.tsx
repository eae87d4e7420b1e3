import './funnel.css';
import type { CSSProperties } from 'react';
import type { Funnel as FunnelCopy } from '@/lib/content/services/signatures';
import { Unbroken } from '../unbroken';

/** Stages that narrow from many people to one. */
export function Funnel({ stages }: FunnelCopy) {
  const width = (index: number) => 1 - (index * 0.78) / stages.length;
  return (
    <ol className="funnel">
      {stages.map(({ title, text, figure }, index) => (
        <li key={title} style={{ '--from': width(index), '--to': width(index + 1) } as CSSProperties}>
          <span aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
          {figure && (
            <strong>
              <Unbroken text={figure} />
            </strong>
          )}
        </li>
      ))}
    </ol>
  );
}
