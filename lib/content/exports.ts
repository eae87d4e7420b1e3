/** The columns of the files in which received forms are given to the staff, beside those named like a form's fields. */
export const exportColumns = {
  kind: 'Kind',
  number: 'No.',
  received: 'Received (IST)',
  reference: 'Reference',
  jobId: 'Job no.',
  job: 'Job',
  place: 'Place',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  answers: 'Answers',
  source: 'Source',
  consentGiven: 'Consent given (IST)',
  cv: 'CV file',
  status: 'Status',
};

/** The sheet's name, in Excel. */
export const applicationsSheet = 'Applications';
