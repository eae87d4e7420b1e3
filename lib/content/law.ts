/**
 * Thresholds, dates and forms in Indian law that the copy mentions, each once and with its source's subject.
 */
export const law = {
  /** The month of the last full review. */
  reviewed: 'November 2026',
  wages: {
    source: 'Code on Wages 2019, sections 2(y), 17 and 39',
    /** Minimum share of pay that counts as wages. */
    leastShare: 0.5,
    leastShareInWords: 'at least half of pay',
    paidByDay: 7,
    settledWithin: 'two working days',
    bonusBy: '30 November',
  },
  gratuity: { source: 'Code on Social Security 2020, section 53', fixedTermAfter: 'one year' },
  epf: {
    source: 'Employees’ Provident Fund Scheme 2026; notification of the wage ceiling, 29 May 2026',
    since: '1 July 2026',
    rate: 0.12,
    ceiling: 15_000,
    dueDay: 15,
  },
  esi: {
    source: 'Employees’ State Insurance: coverage on code wages, contribution periods',
    limit: 21_000,
    onCodeWagesSince: 'December 2025',
    dueDay: 15,
  },
  tds: {
    source: 'Income-tax Act 2025; Income-tax Rules 2026, rules 215, 218 and 219',
    since: '1 April 2026',
    statement: 'Form 138 (formerly Form 24Q)',
    certificate: 'Form 130 (formerly Form 16)',
    declarations: 'Form 122 (formerly 12B and 12BAA)',
    certificateBy: '15 June',
    firstCertificate: '15 June 2027',
    depositDay: 7,
  },
  professionalTax: {
    source: 'Karnataka Tax on Professions, Trades, Callings and Employments (Amendment) Act 2025',
    state: 'Karnataka',
    from: 25_000,
    amount: 200,
  },
  posh: {
    source: 'Sexual Harassment of Women at Workplace Act 2013, sections 4, 21 and 22; Rules 2013, rule 14',
    committeeFrom: 'ten',
    reportBy: '31 January',
  },
  dataProtection: {
    source: 'Digital Personal Data Protection Act 2023 and Rules 2025, rules 3, 6, 7, 8(3), 9, 10 and 14',
    boardSince: '13 November 2025',
    consentManagersSince: '13 November 2026',
    dutiesFrom: '13 May 2027',
    /** The same date; from then on, withdrawn data is kept sealed for a year. */
    sealingFrom: Date.parse('2027-05-13T00:00:00+05:30'),
    recordsKept: 'at least one year',
    breachReport: '72 hours',
  },
  /** The national helpline and portal. */
  cybercrime: { phone: '1930', site: 'cybercrime.gov.in' },
  accessibility: {
    source:
      'IS 17802, Accessibility for ICT products and services; draft rules of June 2025, final ones not found',
    standard: 'IS 17802',
  },
} as const;

/** Whether withdrawn data is kept sealed for a year (rule 8(3)). The date is set by law, hence no setting. */
export const isSealing = (now: number) => now >= law.dataProtection.sealingFrom;

/** Formats rupees with Indian digit grouping: ₹1,00,000. */
export const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
