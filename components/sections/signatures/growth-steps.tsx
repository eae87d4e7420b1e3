import './growth-steps.css';
import type { CSSProperties } from 'react';
import type { GrowthSteps as GrowthStepsCopy } from '@/lib/content/services/signatures';

/** A staircase from the smallest to the largest employer. */
export function GrowthSteps({ steps }: GrowthStepsCopy) {
  return (
    <ol className="growth-steps">
      {steps.map(({ size, title, text }, index) => (
        <li key={size} style={{ '--step': index + 1 } as CSSProperties}>
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
