'use client';

import './kept-panel.css';
import { useEffect, useRef, useState } from 'react';
import { keptWords as copy } from '@/lib/content/forms/kept';
import { sentAt } from '@/lib/content/forms/sent';
import { draftKeeper } from '@/lib/browser/draft';
import { sentTime } from '@/lib/browser/sent/sent-time';
import { routes } from '@/lib/routes';
import { deleteKept, type KeptApplication, onKeptChange, readKept } from '@/lib/browser/kept/kept-store';
import { Button, ButtonLink } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { startKeptSync, sendNow } from './kept-sync';

export type KeptPanelProps = {
  /** Job whose waiting application `onWaiting` reports, so that it is not sent twice. */
  jobId?: string;
  onWaiting?: (isWaiting: boolean) => void;
};

/** The applications kept on this device, with why and what can be done. */
export function KeptPanel({ jobId, onWaiting }: KeptPanelProps) {
  const kept = useKept();
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = kept?.some(({ job, outcome }) => job.id === jobId && outcome.kind === 'waiting');

  useEffect(startKeptSync, []);
  useEffect(() => {
    if (isWaiting === undefined) return;
    // The focused form is about to be hidden.
    if (isWaiting && document.activeElement?.closest('form')) panel.current?.focus();
    onWaiting?.(isWaiting);
    return () => onWaiting?.(false);
  }, [isWaiting, onWaiting]);

  if (!kept?.length) return null;
  return (
    <div ref={panel} tabIndex={-1} className="kept">
      {kept.map((application) => (
        <KeptCard key={application.key} application={application} />
      ))}
    </div>
  );
}

function KeptCard({ application }: { application: KeptApplication }) {
  const { key, at, job, cvName, fields, outcome } = application;
  const kind = outcome.kind === 'refused' || outcome.kind === 'expired' ? outcome.kind : 'waiting';
  const { heading, text } = copy[kind];
  const { time, day } = sentTime(at);
  return (
    <section aria-labelledby={`kept-${key}`} className="kept-card" data-kind={kind}>
      <h2 id={`kept-${key}`} className="type-subheading">
        {heading}
      </h2>
      {outcome.kind === 'refused' && (
        <p role="alert" className="kept-reason">
          {outcome.reason}
        </p>
      )}
      <p>{text}</p>
      <dl>
        <div>
          <dt>{copy.facts.job}</dt>
          <dd>
            <a href={job.path}>{job.title}</a>
            {job.company && <span>{job.company}</span>}
          </dd>
        </div>
        {kind !== 'expired' && (
          <div>
            <dt>{copy.facts.cv}</dt>
            <dd>{cvName}</dd>
          </div>
        )}
        <div>
          <dt>{copy.facts.at}</dt>
          <dd>
            <time dateTime={at}>{sentAt(time, day)}</time>
          </dd>
        </div>
      </dl>
      <div className="kept-actions">
        {kind === 'waiting' && <SendNow />}
        {kind === 'refused' && (
          <ButtonLink href={routes.apply(job.id)} rel="nofollow" onClick={() => saveDraft(job.id, fields)}>
            {copy.refused.form}
          </ButtonLink>
        )}
        <Button type="button" variant="outline" onClick={() => remove(key, kind)}>
          {kind === 'expired' ? copy.close : copy.delete}
        </Button>
      </div>
    </section>
  );
}

function SendNow() {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    if (!(await sendNow())) showToast(copy.notSent);
    setSending(false);
  };
  return (
    <Button type="button" aria-disabled={isSending} onClick={() => !isSending && void send()}>
      {isSending ? copy.sending : copy.send}
    </Button>
  );
}

/** Prefills the form with the kept values except the CV, as scripts cannot set file inputs. */
function saveDraft(jobId: string, fields: Record<string, string>): void {
  const draft = draftKeeper(`apply-job:${jobId}`);
  draft.keepSoon(fields);
  draft.keepNow();
}

async function remove(key: string, kind: keyof typeof copy & KeptApplication['outcome']['kind']) {
  await deleteKept(key);
  if (kind === 'waiting') showToast(copy.deleted, 'success');
}

/** Kept applications not sent yet; null until loaded. */
function useKept(): KeptApplication[] | null {
  const [kept, setKept] = useState<KeptApplication[] | null>(null);
  useEffect(() => {
    const read = () =>
      readKept().then(
        (all) => setKept(all.filter(({ outcome }) => outcome.kind !== 'sent')),
        () => setKept([]),
      );
    void read();
    return onKeptChange(() => void read());
  }, []);
  return kept;
}
