'use client';

import './sent-panel.css';
import { useEffect, useRef } from 'react';
import { type Promises, sentPanel as copy } from '@/lib/content/forms/sent';
import { closeSent, isFirstSeen } from '@/lib/browser/sent/sent';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { useSent } from './use-sent';

/**
 * The last form sent in this tab, until it is closed: the server's message, its reference, and what happens next. It
 * takes the focus that the form had, but none from a page that is opened again.
 */
export function SentPanel({ promises }: { promises: Promises }) {
  const last = useSent().find(({ isOpen }) => isOpen);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (last && isFirstSeen(last)) card.current?.focus({ preventScroll: true });
  }, [last]);
  if (!last) return null;
  const { form, message, reference, statusPath, isWaiting } = last;
  const { heading, next } = copy.kinds[form];
  const close = () => {
    closeSent();
    // The focused button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="sent page-width">
      <section
        ref={card}
        tabIndex={-1}
        aria-labelledby="sent-heading"
        aria-describedby="sent-answer"
        className="sent-card"
      >
        <div className="sent-head">
          <span className="sent-mark">
            <Icon name="check" />
          </span>
          <h2 id="sent-heading" className="type-subheading">
            {heading}
          </h2>
          <button type="button" onClick={close} aria-label={copy.close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="sent-columns">
          <div id="sent-answer">
            {/* While it waits, `copy.waiting` is shown instead. */}
            {message && !isWaiting && <p className="sent-message">{message}</p>}
            {isWaiting && <p className="sent-waiting">{copy.waiting}</p>}
            <Facts
              facts={[[copy.reference, reference && <span className="sent-reference">{reference}</span>]]}
            />
            {statusPath && (
              <p className="sent-status">
                <a href={statusPath}>{copy.status}</a> {copy.keepLink}
              </p>
            )}
            {reference && <p className="sent-note">{copy.useReference}</p>}
          </div>
          <section aria-labelledby="sent-next" className="sent-next">
            <h3 id="sent-next">{copy.next}</h3>
            <ul>
              {next(promises).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
        </div>
      </section>
    </div>
  );
}
