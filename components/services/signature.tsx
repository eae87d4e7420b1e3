import type { Signature as SignatureCopy, SignatureOf } from '@/lib/content/schema/signature';
import { Drawing } from '../ui/drawing';
import { Icon } from '../ui/icon';
import { unbroken } from '../ui/texts';
import { PayrollMonth } from './payroll-month';

/** The section that is unique to one service page, by its kind. */
export function Signature(signature: SignatureCopy) {
  switch (signature.kind) {
    case 'arch-line':
      return <ArchLine {...signature} />;
    case 'before-and-after':
      return <BeforeAndAfter {...signature} />;
    case 'consent-list':
      return <ConsentList {...signature} />;
    case 'funnel':
      return <Funnel {...signature} />;
    case 'growth-steps':
      return <GrowthSteps {...signature} />;
    case 'payroll-month':
      return <PayrollMonth {...signature} />;
  }
}

/** Three doors in a row, each further open. */
function ArchLine({ reach, arches, end }: SignatureOf<'arch-line'>) {
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

function Stretch({ value, label }: Partial<NonNullable<SignatureOf<'arch-line'>['reach']>>) {
  return (
    value && (
      <p>
        <strong>{unbroken(value)}</strong> {label}
      </p>
    )
  );
}

/** Visible width of the door: shut, ajar, open. */
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

function BeforeAndAfter({ heading, columns, pairs }: SignatureOf<'before-and-after'>) {
  return (
    <table aria-label={heading} className="before-and-after">
      <thead>
        <tr>
          <td />
          <th scope="col">{columns.before}</th>
          <th scope="col">{columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ subject, before, after }) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            <td>{unbroken(before)}</td>
            <td>{unbroken(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A specimen consent form. */
function ConsentList({ title, specimen, checks, seal, rights }: SignatureOf<'consent-list'>) {
  return (
    <div className="consent-list">
      <p>
        <strong>{title}</strong> <span>{specimen}</span>
      </p>
      <ul>
        {checks.map(({ title: check, text }) => (
          <li key={check}>
            <Icon name="check" />
            <span>
              <b>{check}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Drawing name="consent-seal" box="0 0 120 120" />
        <p>
          <strong>{seal}</strong> {rights}
        </p>
      </div>
    </div>
  );
}

/** Stages that narrow from many people to one. */
function Funnel({ stages }: SignatureOf<'funnel'>) {
  const width = (index: number) => 1 - (index * 0.78) / stages.length;
  return (
    <ol className="funnel">
      {stages.map(({ title, text, figure }, index) => (
        <li key={title} style={{ '--from': width(index), '--to': width(index + 1) }}>
          <span aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
          {figure && <strong>{unbroken(figure)}</strong>}
        </li>
      ))}
    </ol>
  );
}

/** A staircase from the smallest to the largest employer. */
function GrowthSteps({ steps }: SignatureOf<'growth-steps'>) {
  return (
    <ol className="growth-steps">
      {steps.map(({ size, title, text }, index) => (
        <li key={size} style={{ '--step': index + 1 }}>
          <strong>{size}</strong>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
