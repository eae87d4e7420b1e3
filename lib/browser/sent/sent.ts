import { type FormName, isFormName } from '../../contract/forms/names';
import { isRecord } from '../../base/is-record';
import { versionedList } from '../versioned-list';
import { keepSentText, sentText } from './sent-text';

/** The job of an application. `path` is its page's. */
export type SentJob = { id: string; path: string; title: string; company: string };

/** A form that was accepted: what its sender needs to ask about it, and nothing else of what they typed. */
export type SentForm = {
  form: FormName;
  /** ISO 8601. */
  at: string;
  reference?: string;
  /** What the server said. */
  message?: string;
  /** The page of where it stands. */
  statusPath?: string;
  job?: SentJob;
  /** Whether the website has yet to deliver it to the recruitment API. */
  isWaiting: boolean;
  /** Whether the home page shows it. */
  isOpen: boolean;
};

const MAX_SENT = 20;

const list = versionedList({ version: 1, name: 'sent', isItem: isSentForm, max: MAX_SENT });

/** The forms sent in this tab, newest first. The same list until it changes. */
export const sentForms = (): SentForm[] => list.of(sentText());

/** What is sent twice within minutes is accepted once, under one reference, and kept once. */
export function addSent(form: Omit<SentForm, 'at' | 'isOpen'> & { at?: string }): void {
  const others = sentForms().filter(({ reference }) => !reference || reference !== form.reference);
  store([{ ...form, at: form.at ?? new Date().toISOString(), isOpen: true }, ...others].slice(0, MAX_SENT));
}

/** The visitor has seen them: they are kept only to say that a job was applied for. */
export function closeSent(): void {
  store(sentForms().map((form) => ({ ...form, isOpen: false })));
}

const store = (sent: SentForm[]) => keepSentText(list.textOf(sent));

function isSentForm(value: unknown): value is SentForm {
  if (!isRecord(value)) return false;
  const { form, at, reference, message, statusPath, job, isWaiting, isOpen } = value;
  return (
    isFormName(form) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    [reference, message].every((text) => text === undefined || typeof text === 'string') &&
    (statusPath === undefined || isStatusPath(statusPath)) &&
    (job === undefined || isSentJob(job)) &&
    typeof isWaiting === 'boolean' &&
    typeof isOpen === 'boolean'
  );
}

// Becomes a link, too.
const isStatusPath = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/[a-z]{2})?\/application\/[\da-z-]+$/.test(value);

function isSentJob(value: unknown): value is SentJob {
  if (!isRecord(value)) return false;
  const { id, path, title, company } = value;
  return (
    [id, title, company].every((text) => typeof text === 'string') &&
    // Becomes a link: nothing but a job's page.
    typeof path === 'string' &&
    /^(?:\/[a-z]{2})?\/job-details\/[\w-]+\/[\w-]+$/.test(path)
  );
}
