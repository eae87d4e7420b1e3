/**
 * Alternative column names in sheets. Case, spaces and punctuation are ignored. Excludes row numbers ("S. No."),
 * which change with inserted rows, and "Remarks" or "Comments", which are internal.
 */
export const COLUMN_ALIASES = {
  id: 'job id, job no, job number, job code, code, ref, ref no, reference, reference no, job ref, requisition id, req id, vacancy id',
  title:
    'job title, job, job name, job role, position, position title, position name, role, designation, post, post name, name of post, vacancy, opening, पद, पदनाम, पद का नाम, ಹುದ್ದೆ',
  company_name:
    'company, client, client name, employer, employer name, organisation, organization, firm, hiring company, name of company, कंपनी',
  location:
    'locations, job location, work location, city, cities, place, place of work, town, शहर, स्थान, ಸ್ಥಳ',
  category: 'job category, department, industry, sector, functional area',
  salary:
    'pay, pay range, ctc, annual ctc, package, salary range, salary offered, monthly salary, compensation, remuneration, wage, wages, stipend, वेतन, ಸಂಬಳ',
  job_type: 'type, employment, employment type, type of job, type of employment, job nature, contract type',
  workspace: 'work mode, mode of work, mode, workplace, workplace type',
  notes: 'note, experience, exp, experience required, years of experience, work experience',
  description: 'job description, jd, details, job details, about the job, summary, job summary',
  qualification:
    'qualifications, education, educational qualification, eligibility, requirements, skills, skills required, योग्यता, ಅರ್ಹತೆ',
  primary_responsibility:
    'primary responsibilities, responsibility, responsibilities, key responsibilities, roles and responsibilities, roles responsibilities, duties',
  posted_at:
    'posted, posted on, posted date, date posted, post date, date of posting, published on, opening date',
  expires_at:
    'expires, expires on, expiry date, last date, last day, last date to apply, last date of application, closing date, close date, closes on, deadline, application deadline, apply by, apply before, valid till, valid until, end date, अंतिम तिथि, ಕೊನೆಯ ದಿನಾಂಕ',
  confirmed_at:
    'confirmed, confirmed on, confirmed open, last confirmed, date confirmed, confirmation date, checked on, last checked',
  recruiter_email:
    'recruiter, recruiter mail, recruiter mail id, recruiter email id, recruiter email address, recruiter’s email, owner, owner mail, owner email, hr email, spoc, spoc email',
  questions:
    'question, screening questions, screening question, questions for applicants, questions to ask, questions for candidates, application questions, employer questions, ask applicants, प्रश्न, सवाल, ಪ್ರಶ್ನೆಗಳು',
  title_hi: 'title hindi, hindi title, title in hindi, job title hindi, job title in hindi',
  description_hi: 'description hindi, hindi description, description in hindi, jd hindi',
  title_kn: 'title kannada, kannada title, title in kannada, job title kannada, job title in kannada',
  description_kn: 'description kannada, kannada description, description in kannada, jd kannada',
  slug: '',
  image: 'picture, logo, company logo',
} satisfies Record<string, string>;
