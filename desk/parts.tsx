/** @jsxImportSource hono/jsx */
import { type Child, createContext, useContext } from 'hono/jsx';
import { KINDS, type Stage } from '../backend/forms/notes/kinds';
import { MAX_COUNTED, type Queued, type StageCounts } from '../backend/staff/queues';
import { senderOf } from '../backend/forms/submission-names';
import { phoneLinks } from '../lib/base/mail/phone-links';
import { indianDate } from '../lib/base/mail/indian-time';
import { indianMoment } from '../lib/content/indian-moment';
import { indianDay } from '../lib/base/text/indian-day';

export const StageMark = ({ stage }: { stage: Stage }) => (
  <span class={`stage stage-${stage}`}>{KINDS[stage].label}</span>
);

/** The moment at which a page is made. */
export const Now = createContext(new Date());

/** "today 17:30", "tomorrow 15:00", "yesterday", "5 days ago"; the exact time as its title. `isDay`: a date alone. */
export function Ago({ at, isDay }: { at: string; isDay?: boolean }) {
  const days = indianDay(useContext(Now).getTime()) - indianDay(Date.parse(at));
  const moment = isDay ? indianDate(at) : indianMoment(at);
  const near = ['today', 'tomorrow'][-days];
  const past = days === 1 ? 'yesterday' : `${days} days ago`;
  const text = near ? `${near}${isDay ? '' : ` ${moment.slice(-5)}`}` : days < 0 ? moment : past;
  return (
    <time datetime={at} title={moment}>
      {text}
    </time>
  );
}

/** Leads to a chat, with a ready text; nothing if the number has none. */
export function WhatsApp({ phone = '', text, children }: { phone?: string; text?: string; children: Child }) {
  const chat = phoneLinks(phone)?.whatsApp;
  if (!chat) return null;
  const href = text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
  return (
    <a class="button" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Links to call and to WhatsApp; `isMain`: as the page's primary buttons. */
export function CallLinks({ phone, isMain }: { phone: string; isMain?: boolean }) {
  const links = phoneLinks(phone);
  if (!links) return <span>{phone || 'No phone number'}</span>;
  return (
    <span class="calls">
      <a class={isMain ? 'button primary' : 'button'} href={links.tel} data-main={isMain}>
        Call {phone}
      </a>
      <WhatsApp phone={phone}>WhatsApp</WhatsApp>
    </span>
  );
}

/** A text of somebody's whose phone numbers can be called. */
export const Words = ({ text }: { text: string }) => (
  <blockquote>
    {text.split(/(\+?\d[\d ()-]{8,16}\d)/).map((part) => {
      const links = /^\+?\d/.test(part) ? phoneLinks(part) : null;
      return links ? <a href={links.tel}>{part}</a> : part;
    })}
  </blockquote>
);

/** A link that looks like a button. */
export const ButtonTo = ({ href, children }: { href: string; children: Child }) => (
  <a class="button" href={href}>
    {children}
  </a>
);

/** A link to be passed on. */
export const ToCopy = ({ url }: { url: string }) => (
  <>
    <a href={url}>{url}</a> <button data-copy={url}>Copy</button>
  </>
);

/** A button that sends its form's "do". */
export const Do = ({ it, children }: { it: string; children: Child }) => (
  <button name="do" value={it}>
    {children}
  </button>
);

type ListedProps<T> = { heading?: string; of: T[]; empty?: string; children: (item: T) => Child };

/** A list with its heading, if the page's is another; if the list is empty, the text `empty`, or nothing without it. */
export const Listed = <T,>({ heading, of, empty, children }: ListedProps<T>) =>
  of.length === 0 && empty === undefined ? null : (
    <>
      {heading && <h2>{heading}</h2>}
      {of.length === 0 && <p class="soft">{empty}</p>}
      <ul class="plain">
        {of.map((item) => (
          <li>{children(item)}</li>
        ))}
      </ul>
    </>
  );

export const HeldMark = ({ name }: { name?: string }) =>
  name === undefined ? null : <span class="held">{name} has this open</span>;

/** Summarises a candidate, omitting empty parts. */
export const glanceOf = ({ form: { fields } }: Queued): string =>
  [
    yearsIn(fields),
    fields.notice_period && `notice ${fields.notice_period}`,
    // The rupee sign stays with its number.
    fields.expected_pay && `expects ${fields.expected_pay.replace('₹ ', '₹\u00a0')}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** "5 years"; '' if it is not stated. */
export const yearsIn = ({ experience_years: years = '' }: Record<string, string>): string =>
  years === '' || years === '1' ? years && '1 year' : `${years} years`;

export const nameOfQueued = ({ form }: Queued) => senderOf(form) || 'No name';

export const idsOf = (all: readonly Queued[]): number[] => all.map(({ form }) => form.id);

/** Formats a number that was only counted up to a limit. */
export const shownCount = (count: number): string =>
  count >= MAX_COUNTED ? `${(MAX_COUNTED - 1).toLocaleString('en-IN')}+` : count.toLocaleString('en-IN');

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

type PagesProps = { skip: number; size: number; isMore: boolean; at: (skip: number) => string };

/** Leads to the pages before and after one of a list. */
export const Pages = ({ skip, size, isMore, at }: PagesProps) => (
  <p class="more">
    {skip > 0 && <ButtonTo href={at(Math.max(0, skip - size))}>Newer</ButtonTo>}{' '}
    {isMore && <ButtonTo href={at(skip + size)}>Older</ButtonTo>}
  </p>
);

export const sumOf = (counts: StageCounts, stages: readonly Stage[]): number =>
  stages.reduce((sum, stage) => sum + counts[stage], 0);
