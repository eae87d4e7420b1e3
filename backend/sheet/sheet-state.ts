import { z } from 'zod';
import { sheetReportMail } from '../../lib/content/mails/sheet-report';
import type { JobStore } from '../jobs/job-store';
import type { MailKinds } from '../mail/mail-kinds';
import { sheetReport } from './report';
import { SHEET } from './sheet-rows';

/** State kept between syncs. */
const sheetState = z.object({
  /** The version applied last; `source` and `sha256` are digests of its origin and of its bytes. */
  version: z
    .object({
      source: z.string(),
      etag: z.string().nullable(),
      lastModified: z.string().nullable(),
      sha256: z.string(),
    })
    .nullable(),
  /** The report on that version; `last` is the latest report. */
  applied: sheetReport.nullable(),
  /** Number of syncs with a changed sheet. */
  runs: z.number().default(0),
  last: sheetReport.nullable(),
});
export type SheetState = z.infer<typeof sheetState>;

const EMPTY: SheetState = { version: null, applied: null, runs: 0, last: null };

/** Parses the stored state; returns an empty one if it is missing or in another format. */
export const parseState = (text: string | null): SheetState =>
  sheetState.safeParse(JSON.parse(text ?? 'null')).data ?? EMPTY;

const MAX_MAILED_ROWS = 50;

type SheetMailContext = { store: Pick<JobStore, 'sourceState'>; staff: string[] };

/** Composes the mail with the latest report on the jobs sheet; none if it was never read. */
export const sheetMails = ({ store, staff }: SheetMailContext): MailKinds<'sheet'> => ({
  sheet: {
    toStaff: true,
    async compose() {
      const report = parseState(await store.sourceState(SHEET)).last;
      if (!report) return null;
      const badRows = report.badRows.slice(0, MAX_MAILED_ROWS);
      const notes = report.notes.slice(0, MAX_MAILED_ROWS);
      return { to: staff, document: sheetReportMail({ ...report, badRows, notes }) };
    },
  },
});
