/** The agency's claims, each once; copy interpolates them so that none can contradict another. */
export const claims = {
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
} as const;
