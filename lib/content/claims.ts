import { withEach } from '../base/keys';
import { samplesShown } from '../base/site-dir';
import { filled, listOf, number, sampleMark, yesOrNo } from './schema/primitives';
import { fields } from './site/field-problems';
import { fromSite } from './site/read-site';

/** A counter of the home page. */
const counter = fields({
  target: number.int('must be a whole number').min(0, 'must not be below 0'),
  label: filled,
});

const claimNames = [
  'candidatesIn',
  'traditionalHiring',
  'contractConversion',
  'vettedProfessionals',
  'payrollProcessing',
  'inHousePayroll',
  'payrollTimeSaved',
  'backgroundChecks',
  'enquiryReply',
  'freeConsultation',
  'hrScale',
] as const;
/** claims.yaml. */
const schema = fields({
  sample: sampleMark,
  ...withEach(claimNames, () => filled.optional()),
  /** Whether the agency's recruiters use software that compares CVs with vacancies; this program contains none. */
  matchingSoftware: yesOrNo.default(false),
  /** Whether applicants are asked for current and expected pay (optional). */
  askPay: yesOrNo.default(false),
  counters: listOf(counter).default([]),
});

const stated = fromSite('claims.yaml', schema, {});
const made = stated.sample && !samplesShown() ? { ...schema.parse({}), askPay: stated.askPay } : stated;

/**
 * The agency's claims, from its claims.yaml, so that pages cannot contradict each other. Those that it does not make, or
 * that the sample must not make in public, are undefined: texts say them with `clause` or `ifGiven`.
 */
export const claims = { ...made, ...withEach(claimNames, (name) => made[name]) };

/** Picks a wording by whether the agency uses matching software. */
export const byMatching = <T>(withSoftware: T, without: T): T =>
  claims.matchingSoftware ? withSoftware : without;
