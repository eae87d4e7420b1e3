import { verifyWords } from '../../../lib/content/verify';
import { indianDate } from '../../../lib/base/mail/indian-time';
import { VOUCHER_KINDS } from '../../../lib/contract/vouchers';
import { verifyCodePath } from '../../../lib/routes';
import { DAY_MS, indianDay } from '../../../lib/base/text/indian-day';
import { readVoucherCode, showVoucherCode } from '../../../lib/contract/voucher-code';
import { printTable, type TextColumn } from '../../base/text-table';
import { CommandError, print, checkDayCount } from '../../base/command';
import { writePrivately } from '../../base/private-file';
import { type Voucher, type VoucherContent, newVoucherCode, voucherState } from './vouchers';
import type { VoucherStore } from './queries';

export type VouchOptions = {
  kind?: string;
  for?: string;
  job?: string;
  by?: string;
  days?: string;
  note?: string;
  qr?: string;
  list?: boolean;
  revoke?: string;
};

/** Stores codes, and looks up the jobs they may name. */
type VouchStore = VoucherStore & {
  getJob(id: string): Promise<{ job: { id: string; title: string; location: string | null } } | null>;
};

const DEFAULT_DAYS = 60;
const MAX_NOTE = 200;
/** Issues a code, lists all, or revokes one. Rejects with CommandError, doing nothing, for invalid options. */
export async function vouchCommand(
  store: VouchStore,
  options: VouchOptions,
  { siteUrl }: { siteUrl: string },
  now = new Date(),
): Promise<void> {
  const { list, revoke, ...others } = options;
  if (list || revoke !== undefined) {
    const isAlone = Object.keys(others).length === 0 && !(list && revoke !== undefined);
    if (!isAlone) throw new CommandError('--list and --revoke cannot be combined with other options.');
    return revoke === undefined ? printAll(store, now) : revokeOne(store, revoke, now);
  }
  return issue(store, options, siteUrl, now);
}

async function issue(store: VouchStore, options: VouchOptions, siteUrl: string, now: Date): Promise<void> {
  const content = await contentOf(store, options);
  const expiresAt = endOf(options.days, now);
  const { qr } = options;
  if (qr !== undefined && !/[^/\\]\.(png|svg)$/i.test(qr))
    throw new CommandError('--qr must be a file name ending in .png or .svg.');
  const code = newVoucherCode();
  const address = siteUrl + verifyCodePath(showVoucherCode(code));
  const picture = qr === undefined ? '' : await drawn(qr, address);
  const voucher = await store.issueVoucher(code, content, expiresAt);
  print(`Code ${showVoucherCode(code)}, for ${aboutOf(voucher)}. Valid until ${indianDate(expiresAt)}.`);
  print(`Its page: ${address}`);
  print('Write the code down now: only its hash is stored, so it cannot be shown again.');
  if (qr === undefined) return;
  await writePrivately(qr, [picture]);
  print(`Wrote ${qr}, a QR code that leads to the page.`);
}

async function drawn(file: string, address: string): Promise<string | Uint8Array> {
  if (/\.svg$/i.test(file)) return (await import('../../../lib/base/qr/qr-code')).qrSvg(address);
  return (await import('../../../lib/base/qr/draw-qr')).qrPng(address);
}

async function contentOf(store: VouchStore, options: VouchOptions): Promise<VoucherContent> {
  const kind = VOUCHER_KINDS.find((known) => known === options.kind);
  if (!kind) throw new CommandError(`--kind must be one of ${VOUCHER_KINDS.join(', ')}.`);
  const { job: jobId, note = '' } = options;
  const found = jobId === undefined ? null : await store.getJob(jobId);
  if (jobId !== undefined && !found)
    throw new CommandError(`--job: there is no job with the id ${jobId || '""'}.`);
  if (note.length > MAX_NOTE) throw new CommandError(`--note must be at most ${MAX_NOTE} characters.`);
  const job = found && {
    id: found.job.id,
    title: found.job.title,
    location: found.job.location ?? '',
  };
  return {
    kind,
    initials: initialsIn('--for', options.for),
    job,
    by: options.by === undefined ? '' : initialsIn('--by', options.by),
    note: note.trim(),
  };
}

/** Parses one to four initials of any script, each a letter with its signs: "A. R.", "AR", "अ. र.". @throws CommandError */
function initialsIn(option: string, text = ''): string {
  const given = text.normalize('NFC').trim();
  const isInitials = /^(?:\p{L}\p{M}*[.\s]*){1,4}$/u.test(given);
  // Adjacent letters are initials only in capitals, which many scripts do not have.
  const isName = /\p{L}\p{M}*(?!\p{Lu})\p{L}/u.test(given);
  if (!isInitials || isName)
    throw new CommandError(
      `${option} must be initials, such as "A. R.", not a name: anyone with the code sees them.`,
    );
  return (given.match(/\p{L}\p{M}*/gu) ?? []).map((letter) => `${letter.toUpperCase()}.`).join(' ');
}

/** Returns the end of the last valid day in India. @throws CommandError */
function endOf(days: string | undefined, now: Date): string {
  checkDayCount(days);
  const lastDay = indianDay(now.getTime()) + Number(days ?? DEFAULT_DAYS);
  const day = new Date(lastDay * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T23:59:59+05:30`).toISOString();
}

async function revokeOne(store: VouchStore, given: string, now: Date): Promise<void> {
  const code = readVoucherCode(given);
  const vouchers = await store.listVouchers();
  const found = code
    ? await store.findVoucher(code)
    : (vouchers.find(({ id }) => String(id) === given.trim()) ?? null);
  if (!found) throw new CommandError(`There is no code ${given}; see "vouch --list".`);
  if (!(await store.revokeVoucher(found.id)))
    throw new CommandError(`It was already revoked on ${indianDate(found.revoked_at ?? now.toISOString())}.`);
  print(`Revoked No. ${found.id}, for ${aboutOf(found)}. Its page now says so.`);
}

/** Without the trailing full stop of initials, to precede one. */
const aboutOf = (voucher: Voucher) => verifyWords.about(voucher).replace(/\.$/, '');

const columns = (now: Date): TextColumn<Voucher>[] => [
  { header: 'No.', width: 5, text: ({ id }) => String(id) },
  { header: 'Issued', width: 17, text: ({ issued_at }) => indianDate(issued_at) },
  { header: 'By', width: 6, text: ({ by }) => by },
  { header: 'For', width: 50, text: (voucher) => verifyWords.about(voucher) },
  {
    header: 'State',
    width: 27,
    text: (voucher) => {
      const state = voucherState(voucher, now);
      return state === 'valid' ? `until ${indianDate(voucher.expires_at)}` : state;
    },
  },
  { header: 'Note', width: 40, text: ({ note }) => note },
];

async function printAll(store: VouchStore, now: Date): Promise<void> {
  const count = await printTable(columns(now), await store.listVouchers());
  if (count === 0) print('No codes issued yet.');
}
