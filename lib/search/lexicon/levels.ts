/**
 * Words of titles that say how high a job is, not what work it is: where few jobs have all of a search's words, these are
 * left out.
 */
export const LEVELS = [
  'executive',
  'officer',
  'specialist',
  'associate',
  'professional',
  'expert',
  'staff',
  'personnel',
  'senior',
  'junior',
  'experienced',
  'skilled',
  'qualified',
] as const;
