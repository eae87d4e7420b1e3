/** What stands on one service's page and on no other, below its banner. Each has a component of its own. */
export type Signature = { heading: string; intro?: string } & (
  ArchLine | PayrollMonth | Funnel | ComplianceYear | GrowthSteps | BeforeAndAfter | ConsentList
);

/** Three doors in a row, after a first stretch of some days. */
export type ArchLine = {
  kind: 'arch-line';
  reach?: { value: string; label: string };
  arches: [Titled, Titled, Titled];
  end?: { value: string; label: string };
};

/** A month's marked days, of 30, and a payslip that adds up. */
export type PayrollMonth = {
  kind: 'payroll-month';
  days: { day: number; text: string }[];
  payslip: {
    title: string;
    /** The mark that tells it from a real one. */
    specimen: string;
    amount: string;
    earnings: { heading: string; lines: Line[]; total: string };
    deductions: { heading: string; lines: Line[]; total: string };
    net: string;
    notes: string[];
  };
};

/** From many to one; the stages narrow in this order. */
export type Funnel = { kind: 'funnel'; stages: (Titled & { figure?: string })[] };

/** What is due in which month. `byLaw` tells a legal date from good practice. */
export type ComplianceYear = {
  kind: 'compliance-year';
  everyMonth: { heading: string; items: string[] };
  months: { name: string; short: string; due: string; byLaw: boolean }[];
  legend: { byLaw: string; practice: string };
  note: string;
};

/** Steps from the smallest to the largest size. */
export type GrowthSteps = { kind: 'growth-steps'; steps: (Titled & { size: string })[] };

/** Pairs of how work is done before and after. */
export type BeforeAndAfter = {
  kind: 'before-and-after';
  columns: { before: string; after: string };
  pairs: { subject: string; before: string; after: string }[];
};

/** What a person agrees to, with the seal of the consent. */
export type ConsentList = {
  kind: 'consent-list';
  title: string;
  specimen: string;
  checks: Titled[];
  seal: string;
  rights: string;
};

type Titled = { title: string; text: string };
type Line = { label: string; amount: number };
