import './consent-list.css';
import type { ConsentList as ConsentListCopy } from '@/lib/content/services/signatures';
import { Icon } from '../../ui/icon';

/** What a candidate agrees to, line by line, and the seal of the consent. */
export function ConsentList({ title, specimen, checks, seal, rights }: ConsentListCopy) {
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
        <SealMark />
        <p>
          <strong>{seal}</strong> {rights}
        </p>
      </div>
    </div>
  );
}

const scallops = [...Array(16).keys()].map((index) => (index * Math.PI) / 8);

function SealMark() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {scallops.map((angle) => (
        <circle
          key={angle}
          cx={Math.round(60 + 48 * Math.sin(angle))}
          cy={Math.round(60 - 48 * Math.cos(angle))}
          r="11"
          fill="var(--accent)"
        />
      ))}
      <circle cx="60" cy="60" r="48" fill="var(--accent)" />
      <circle cx="60" cy="60" r="40" fill="var(--ink-band)" />
      <path d="M40 84V58a20 20 0 0 1 40 0v26Z" fill="var(--brand)" />
      <path
        d="M48 66l9 9 17-20"
        fill="none"
        stroke="var(--accent-soft)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
