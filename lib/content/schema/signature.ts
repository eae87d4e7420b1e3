import { z } from 'zod';
import { fields } from '../site/field-problems';
import { filled, someOf } from './primitives';

const titled = fields({ title: filled, text: filled });
const lines = fields({
  heading: filled,
  lines: someOf(fields({ label: filled, amount: z.number('must be a number').int().min(0) })),
  total: filled,
});
const common = { heading: filled, intro: filled.optional() };
const claim = fields({ value: filled, label: filled });

/** Sections unique to one service page. */
export const signatureSchema = z.discriminatedUnion(
  'kind',
  [
    // Three doors in a row, after a first stretch of some days.
    fields({
      kind: z.literal('arch-line'),
      ...common,
      reach: claim.optional(),
      arches: z.tuple([titled, titled, titled], 'must have three arches'),
      end: claim.optional(),
    }),
    // Marked days of a 30-day month, and a payslip whose totals must add up.
    fields({
      kind: z.literal('payroll-month'),
      ...common,
      days: someOf(fields({ day: z.number().int().min(1).max(30, 'must be a day up to 30'), text: filled })),
      payslip: fields({
        title: filled,
        /** Marks it as a specimen. */
        specimen: filled,
        amount: filled,
        earnings: lines,
        deductions: lines,
        net: filled,
        notes: someOf(filled),
      }),
    }),
    // Narrowing stages, in order.
    fields({
      kind: z.literal('funnel'),
      ...common,
      stages: someOf(titled.extend({ figure: filled.optional() })),
    }),
    // Steps from the smallest to the largest size.
    fields({
      kind: z.literal('growth-steps'),
      ...common,
      steps: someOf(titled.extend({ size: filled })),
    }),
    // Pairs of before and after.
    fields({
      kind: z.literal('before-and-after'),
      ...common,
      columns: fields({ before: filled, after: filled }),
      pairs: someOf(fields({ subject: filled, before: filled, after: filled })),
    }),
    // A specimen consent form with a seal.
    fields({
      kind: z.literal('consent-list'),
      ...common,
      title: filled,
      specimen: filled,
      checks: someOf(titled),
      seal: filled,
      rights: filled,
    }),
  ],
  'must be a signature of a known kind',
);

export type Signature = z.output<typeof signatureSchema>;
export type SignatureOf<Kind extends Signature['kind']> = Extract<Signature, { kind: Kind }>;
