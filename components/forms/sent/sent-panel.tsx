'use client';

import './sent-panel.css';
import { useEffect, useState } from 'react';
import { type Promises, sentPanel as copy } from '@/lib/content/forms/sent';
import { closeSent, type SentForm } from '@/lib/browser/sent/sent';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { useSent } from './use-sent';

// After the toast with the server's message.
const ANNOUNCE_AFTER_MS = 1500;

/** The last form sent in this tab, until it is closed: the server's message, its reference, and what happens next. */
export function SentPanel({ promises }: { promises: Promises }) {
  const last = useSent().find(({ isOpen }) => isOpen);
  if (!last) return null;
  const { form, message, reference, statusPath, isWaiting } = last;
  const { heading, next } = copy.kinds[form];
  const close = () => {
    closeSent();
    // The focused button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="sent-heading" className="sent page-width">
      <div className="sent-card">
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
          <div>
            {/* While it waits, `copy.waiting` is shown instead. */}
            {message && !isWaiting && <p className="sent-message">{message}</p>}
            {isWaiting && <p className="sent-waiting">{copy.waiting}</p>}
            <Facts
              facts={[[copy.reference, reference && <span className="sent-reference">{reference}</span>]]}
            />
            {statusPath && (
              <p className="sent-status">
                <a href={statusPath}>{copy.status}</a>
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
      </div>
      <Notification key={last.at} of={last} />
    </section>
  );
}

/** Announces the submission to screen readers without moving the focus. */
function Notification({ of: { form, reference } }: { of: SentForm }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="sr-only">
      {isDue && copy.announce(copy.kinds[form].heading, reference)}
    </p>
  );
}
