import { type FormName, isFormName } from '../../contract/forms/names';
import { isRecord } from '../../base/is-record';
import { versionedList } from '../versioned-list';
import { keepSentText, sentText } from './sent-text';

/** The job of an application. `path`: of its page. */
export type SentJob = { id: string; path: string; title: string; company: string };

/** An accepted form, with only what its sender needs to ask about it. */
export type SentForm = {
  form: FormName;
  /** ISO 8601. */
  at: string;
  reference?: string;
  /** The server's message. */
  message?: string;
  /** Path of its status page. */
  statusPath?: string;
  job?: SentJob;
  /** Whether the website has yet to deliver it to the recruitment API. */
  isWaiting: boolean;
  /** Whether the home page shows it. */
  isOpen: boolean;
};

const MAX_SENT = 20;

const list = versionedList({ version: 1, name: 'sent', isItem: isSentForm, max: MAX_SENT });

/** The forms sent in this tab, newest first. Returns the same list until it changes. */
export const sentForms = (): SentForm[] => list.of(sentText());

/** Times of the forms sent since the page was loaded and not yet seen. */
const unseen = new Set<string>();

/** Whether a form was sent since the page was loaded, when first asked about it. */
export const isFirstSeen = ({ at }: SentForm): boolean => unseen.delete(at);

/** Stores a form once per reference: repeated submissions within minutes get the same one. */
export function addSent(form: Omit<SentForm, 'at' | 'isOpen'> & { at?: string }): void {
  const others = sentForms().filter(({ reference }) => !reference || reference !== form.reference);
  const at = form.at ?? new Date().toISOString();
  unseen.add(at);
  store([{ ...form, at, isOpen: true }, ...others].slice(0, MAX_SENT));
}

/** Hides the forms, which the visitor has seen; they are kept to show that a job was applied for. */
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

// Also used as a link.
const isStatusPath = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/[a-z]{2})?\/application\/[\da-z-]+$/.test(value);

function isSentJob(value: unknown): value is SentJob {
  if (!isRecord(value)) return false;
  const { id, path, title, company } = value;
  return (
    [id, title, company].every((text) => typeof text === 'string') &&
    // Used as a link: must be a job's page.
    typeof path === 'string' &&
    /^(?:\/[a-z]{2})?\/job-details\/[\w-]+\/[\w-]+$/.test(path)
  );
}
