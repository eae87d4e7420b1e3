import './arch-line.css';
import type { ArchLine as ArchLineCopy } from '@/lib/content/services/signatures';
import { Unbroken } from '../unbroken';

/** Three doors in a row, each further open, between what comes before them and what comes of them. */
export function ArchLine({ reach, arches, end }: ArchLineCopy) {
  return (
    <div className="arch-line">
      <Stretch {...reach} />
      <ol>
        {arches.map(({ title, text }, index) => (
          <li key={title}>
            <Door open={index} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Stretch {...end} />
    </div>
  );
}

function Stretch({ value, label }: Partial<NonNullable<ArchLineCopy['reach']>>) {
  return (
    value && (
      <p>
        <strong>
          <Unbroken text={value} />
        </strong>{' '}
        {label}
      </p>
    )
  );
}

/** The door's width as it is seen: shut, ajar, open. */
const LEAF = [72, 46, 16];

function Door({ open }: { open: number }) {
  const width = LEAF[open] ?? 0;
  return (
    <svg viewBox="0 0 120 132" aria-hidden="true">
      <path d="M4 128V60a56 56 0 0 1 112 0v68Z" fill="var(--brand-soft)" />
      <path d="M24 128V60a36 36 0 0 1 72 0v68Z" fill={open ? 'var(--accent)' : 'var(--ink-band)'} />
      <path d={`M24 128V60a${width / 2} 36 0 0 1 ${width} 0v68Z`} fill="var(--brand)" />
      <circle cx={24 + width * 0.82} cy="88" r="3.5" fill="var(--accent-tint)" />
      <path d="M0 126h120v6H0Z" fill="var(--ink-band)" />
    </svg>
  );
}
