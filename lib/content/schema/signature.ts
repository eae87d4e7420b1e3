import { z } from 'zod';
import { fields } from '../site/field-problems';
import { filled, number, section, someOf, texts, titled } from './primitives';

const lines = fields({
  ...texts('heading', 'total'),
  lines: someOf(fields({ label: filled, amount: number.int().min(0) })),
});
const claim = fields(texts('value', 'label'));

/** Sections unique to one service page. */
export const signatureSchema = z.discriminatedUnion(
  'kind',
  [
    // Three doors in a row, after a first stretch of some days.
    section('arch-line', {
      reach: claim.optional(),
      arches: z.tuple([titled, titled, titled], 'must have three arches'),
      end: claim.optional(),
    }),
    // Marked days of a 30-day month, and a payslip whose totals must add up; `specimen` marks it as one.
    section('payroll-month', {
      days: someOf(fields({ day: z.number().int().min(1).max(30, 'must be a day up to 30'), text: filled })),
      payslip: fields({
        ...texts('title', 'specimen', 'amount', 'net'),
        earnings: lines,
        deductions: lines,
        notes: someOf(filled),
      }),
    }),
    // Narrowing stages, in order.
    section('funnel', { stages: someOf(titled.extend({ figure: filled.optional() })) }),
    // Steps from the smallest to the largest size.
    section('growth-steps', { steps: someOf(titled.extend({ size: filled })) }),
    section('before-and-after', {
      columns: fields(texts('before', 'after')),
      pairs: someOf(fields(texts('subject', 'before', 'after'))),
    }),
    // A specimen consent form with a seal.
    section('consent-list', { ...texts('title', 'specimen', 'seal', 'rights'), checks: someOf(titled) }),
  ],
  'must be a signature of a known kind',
);

export type Signature = z.output<typeof signatureSchema>;
export type SignatureOf<Kind extends Signature['kind']> = Extract<Signature, { kind: Kind }>;
