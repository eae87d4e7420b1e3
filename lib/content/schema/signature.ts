import { z } from 'zod';
import { atMost, filled, someOf } from './primitives';

const titled = z.strictObject({ title: filled, text: filled });
const lines = z.strictObject({
  heading: filled,
  lines: someOf(z.strictObject({ label: filled, amount: z.number('must be a number').int().min(0) })),
  total: filled,
});
const common = { heading: filled, intro: filled.optional() };
const claim = z.strictObject({ value: filled, label: filled });

const month = z.strictObject({
  name: filled,
  short: atMost(4, 'must fit in its arch'),
  due: filled,
  byLaw: z.boolean('must be true or false'),
});

/** What stands on one service's page only. */
export const signatureSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('arch-line'),
      ...common,
      reach: claim.optional(),
      arches: z.tuple([titled, titled, titled], 'must have three arches'),
      end: claim.optional(),
    }),
    z.strictObject({
      kind: z.literal('payroll-month'),
      ...common,
      days: someOf(
        z.strictObject({ day: z.number().int().min(1).max(30, 'must be a day up to 30'), text: filled }),
      ),
      payslip: z.strictObject({
        title: filled,
        specimen: filled,
        amount: filled,
        earnings: lines,
        deductions: lines,
        net: filled,
        notes: someOf(filled),
      }),
    }),
    z.strictObject({
      kind: z.literal('funnel'),
      ...common,
      stages: someOf(titled.extend({ figure: filled.optional() })),
    }),
    z.strictObject({
      kind: z.literal('compliance-year'),
      ...common,
      everyMonth: z.strictObject({ heading: filled, items: someOf(filled) }),
      months: z.array(month).length(12, 'must have twelve months'),
      legend: z.strictObject({ byLaw: filled, practice: filled }),
      note: filled,
    }),
    z.strictObject({
      kind: z.literal('growth-steps'),
      ...common,
      steps: someOf(titled.extend({ size: filled })),
    }),
    z.strictObject({
      kind: z.literal('before-and-after'),
      ...common,
      columns: z.strictObject({ before: filled, after: filled }),
      pairs: someOf(z.strictObject({ subject: filled, before: filled, after: filled })),
    }),
    z.strictObject({
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
