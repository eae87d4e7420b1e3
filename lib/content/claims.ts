/** The agency's claims, each once; copy interpolates them so that none can contradict another. */
export const claims: Claims = {
  candidatesIn: '3–5 days',
  traditionalHiring: '4–8 weeks',
  contractConversion: '90%',
  vettedProfessionals: '20,000+',
  payrollProcessing: '1–2 business days',
  inHousePayroll: '4–5 business days',
  payrollTimeSaved: '80%',
  backgroundChecks: '3–10 business days',
  enquiryReply: '2 working days',
  freeConsultation: '15-minute',
  hrScale: '10 to 10,000 employees',
  matchingSoftware: false,
};

type Claims = Record<
  | 'candidatesIn'
  | 'traditionalHiring'
  | 'contractConversion'
  | 'vettedProfessionals'
  | 'payrollProcessing'
  | 'inHousePayroll'
  | 'payrollTimeSaved'
  | 'backgroundChecks'
  | 'enquiryReply'
  | 'freeConsultation'
  | 'hrScale',
  string
> & {
  /** Whether recruiters use software that compares CVs with vacancies. This site has none: true where the agency's own does. */
  matchingSoftware: boolean;
};

/** One of two wordings, by whether the agency uses matching software. */
export const byMatching = <T>(withSoftware: T, without: T): T =>
  claims.matchingSoftware ? withSoftware : without;
