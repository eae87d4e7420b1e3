import { educationIn, educationOf } from './education';
import type { Education } from './education-words';
import { type EmploymentType, employmentTypes, typesOffered } from './employment-types';
import { type Experience, experienceOf } from './experience';
import { parseSalary, type Salary } from './salary';
import { linesOf, MAX_LINE } from './text-parts';
import { invitesWalkIns } from './walk-in';
import { type WorkMode, workModeOf } from './work-mode';

/** Input texts of an ad; '' if missing. `qualification` and `description` are untrusted HTML. */
type AdTexts = {
  title: string;
  location: string;
  salary: string;
  jobType: string;
  workspace: string;
  notes: string;
  qualification: string;
  /** Missing in lists. Facts derived from it are less certain, and only rank search results. */
  description?: string;
  /** When it was posted (ISO 8601), and the current time: walk-ins end. */
  postedAt?: string | null;
  now?: Date;
};

/** Facts that an ad states with certainty; null or empty otherwise. */
export type JobFacts = {
  pay: Salary | null;
  employmentTypes: EmploymentType[];
  mode: WorkMode | null;
  experience: Experience | null;
  education: Education | null;
  /** Whether candidates are invited to walk in for an interview. */
  walkIn: boolean;
};

export function jobFacts(texts: AdTexts): JobFacts {
  const lines = texts.description ? linesOf(texts.description) : '';
  const cut = (text: string) => text.slice(0, MAX_LINE);
  const [title, location, salary] = [cut(texts.title), cut(texts.location), cut(texts.salary)];
  const [jobType, workspace, notes] = [cut(texts.jobType), cut(texts.workspace), cut(texts.notes)];
  const ad = { ...texts, title, location, salary, jobType, workspace, notes };
  return {
    pay: parseSalary(ad.salary, ad.location),
    employmentTypes: [...new Set([...employmentTypes(ad.jobType, ad.title), ...typesOffered(lines)])],
    mode: workModeOf({ ...ad, lines }),
    experience: experienceOf(ad),
    education: educationOf(ad) ?? educationIn(lines),
    walkIn: invitesWalkIns({ ...ad, lines }),
  };
}
