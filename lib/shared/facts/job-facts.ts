import { type EmploymentType, employmentTypes } from './employment-types';
import { parseSalary, type Salary } from './salary';

/** The texts of an ad that facts are read from; '' where missing. `qualification` is untrusted HTML. */
export type AdTexts = {
  title: string;
  location: string;
  salary: string;
  jobType: string;
  workspace: string;
  notes: string;
  qualification: string;
};

export type WorkMode = 'remote' | 'hybrid' | 'on-site';

/** Years of experience asked for; without `max` there is no upper bound. Freshers are welcome where `min` is 0. */
export type Experience = { min: number; max?: number };

/** The least education that is asked for, from school to university. */
export const EDUCATION = ['class-10', 'class-12', 'diploma', 'graduate', 'postgraduate'] as const;
export type Education = (typeof EDUCATION)[number];

/** What an ad certainly says; null or empty where it does not. */
export type JobFacts = {
  pay: Salary | null;
  employmentTypes: EmploymentType[];
  mode: WorkMode | null;
  experience: Experience | null;
  education: Education | null;
  /** Whether candidates are invited to walk in for an interview. */
  walkIn: boolean;
};

/** Reads an ad's facts. */
export function jobFacts(ad: AdTexts): JobFacts {
  return {
    pay: parseSalary(ad.salary, ad.location),
    employmentTypes: employmentTypes(ad.jobType),
    mode: null,
    experience: null,
    education: null,
    walkIn: false,
  };
}
