import type { CSSProperties } from 'react';
import type { SignatureOf } from '@/lib/content/schema/signature';

/** The months as a list, on wide screens around a wheel of twelve arches, clockwise from the top. */
export function ComplianceYear({ everyMonth, months, legend, note }: SignatureOf<'compliance-year'>) {
  return (
    <div className="compliance-year">
      <div className="every-month">
        <h3>{everyMonth.heading}</h3>
        <ul>
          {everyMonth.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <Wheel months={months} />
      <ol>
        {months.map(({ name, short, due, byLaw }, index) => (
          <li key={name} data-by-law={byLaw} style={{ '--row': rowOf(index) } as CSSProperties}>
            <abbr title={name}>{short}</abbr>
            <span>{due}</span>
          </li>
        ))}
      </ol>
      <p>
        <b data-by-law="true">{legend.byLaw}</b> <b data-by-law="false">{legend.practice}</b> {note}
      </p>
    </div>
  );
}

/** January to June run down the wheel's right side, July to December up its left. */
const rowOf = (month: number) => (month < 6 ? month + 1 : 12 - month);

function Wheel({ months }: Pick<SignatureOf<'compliance-year'>, 'months'>) {
  return (
    <svg viewBox="-210 -210 420 420" aria-hidden="true">
      {months.map(({ short, byLaw }, index) => {
        const turn = index * 30 + 15;
        const radians = (turn * Math.PI) / 180;
        return (
          <g key={short}>
            <path
              d="M-28-122l-10-44a38 38 0 0 1 76 0l-10 44Z"
              transform={`rotate(${turn})`}
              fill={byLaw ? 'var(--brand)' : 'var(--brand-tint)'}
            />
            <text
              x={Math.round(162 * Math.sin(radians))}
              y={Math.round(-162 * Math.cos(radians)) + 6}
              fill={byLaw ? '#fff' : 'var(--ink)'}
            >
              {short}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
