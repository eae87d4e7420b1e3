import { findContact } from './find-contact';

/** A CV whose first line is in large letters. */
const cv = (...texts: string[]) => ({
  lines: texts.map((text, index) => ({ text, size: index === 0 ? 20 : 11 })),
  links: [] as string[],
  isDrawn: false,
});
const FILLING = [
  'I have worked with teams in many places for years and years.',
  'More of the same, at length.',
];
const nameOf = (...texts: string[]) => {
  const { firstName, lastName } = findContact(cv(...texts, ...FILLING));
  return [firstName, lastName].filter(Boolean).join(' ');
};
const phoneOf = (...texts: string[]) => findContact(cv(...texts, ...FILLING)).phone;
const emailOf = (...texts: string[]) => findContact(cv(...texts, ...FILLING)).email;

test.each([
  [['Asha Rao', 'asha@example.com'], 'Asha Rao'],
  [['CURRICULUM VITAE', 'Asha Rao', 'asha.rao@example.com'], 'Asha Rao'],
  [['Resume', 'Name : Asha Rao', 'Phone 98000 12345'], 'Asha Rao'],
  [['BIO-DATA', 'Name', ':', 'Asha Rao', "Father's Name", ':', 'Mohan Rao'], 'Asha Rao'],
  [['Curriculum Vitae of Asha Rao', 'asha@example.com'], 'Asha Rao'],
  [['Asha Rao | Software Engineer', 'asha@example.com'], 'Asha Rao'],
  [['Asha Rao - Staff Nurse', 'asha@example.com'], 'Asha Rao'],
  [['R A V I   K U M A R', 'sky9@example.com'], 'Ravi Kumar'],
  [['SOFTWARE ENGINEER', 'Asha Rao', 'asha.rao@example.com'], 'Asha Rao'],
  [['नाम: आशा वर्मा', 'मोबाइल: 98000 12345'], 'आशा वर्मा'],
  [['ಹೆಸರು: ಕಾವ್ಯ ಹೆಗಡೆ', 'ಮೊಬೈಲ್: 98000 12345'], 'ಕಾವ್ಯ ಹೆಗಡೆ'],
])('in %j the name is found', (texts, name) => {
  expect(nameOf(...texts)).toBe(name);
});

test.each([
  ...['Curriculum Vitae', 'Bio-Data', 'Career Objective', 'Work Experience', 'Personal Details', 'Contact'],
  ...['Software Engineer', 'STAFF NURSE', 'Sales & Marketing Manager', 'Bengaluru, Karnataka'],
  ...['Gandhi Nagar Colony', 'Example Technologies Pvt Ltd', 'Example University', 'Bachelor of Commerce'],
  ...['June 2019', 'English, Hindi, Kannada', 'Tally Prime', 'बायोडाटा', 'ಸ್ವವಿವರ', 'asha@example.com'],
])('"%s" at the top is not taken for a name', (heading) => {
  expect(nameOf(heading, 'Phone: 98000 12345')).toBe('');
});

test('letters of Indian scripts that a PDF may name wrongly are left alone', () => {
  const drawn = { ...cv('नाम: आशा वर्मा', 'ईमेल: asha@example.com'), isDrawn: true };
  expect(findContact(drawn)).toEqual({ email: 'asha@example.com' });
});

test.each([
  ['Mobile: +91 98000 12345', '+91 98000 12345'],
  ['Mob. 09800012345', '98000 12345'],
  ['Ph: (+91) 98000-12345', '+91 98000 12345'],
  ['Phone: +91 (98000) 12345', '+91 98000 12345'],
  ['0091 9800012345', '+91 98000 12345'],
  ['9800-012-345', '98000 12345'],
  ['मोबाइल: ९८०००१२३४५', '98000 12345'],
  ['Tel: 080-2345 6789, Mobile: 98000 12345', '98000 12345'],
  ['Phone: +971 50 123 4567', '+971 50 123 4567'],
  ['98000 12345 / 97000 54321', '98000 12345'],
])('%s is a phone number', (text, phone) => {
  expect(phoneOf('Asha Rao', text)).toBe(phone);
});

test.each([
  "Father's mobile: 98000 12345",
  'Emergency contact: 98000 12345',
  'Aadhaar: 9800 0123 4567',
  'Registration No. 9800012345',
  'Saved Rs 9,80,00,123',
  '2019 - 2023, 12/03/2021',
])('%s is not the applicant’s number', (text) => {
  expect(phoneOf('Asha Rao', 'Summary', text)).toBeUndefined();
});

test.each([
  [['Asha Rao', 'E-mail: asha@example.com'], 'asha@example.com'],
  [['Asha Rao', 'asha @ example.com'], 'asha@example.com'],
  [['Asha Rao', 'asha.rao-', 'menon@example.com'], 'asha.rao-menon@example.com'],
  [['Asha Rao', 'asha.rao@example.', 'com'], 'asha.rao@example.com'],
  [['Asha Rao', 'asha.rao@exam', 'ple.com'], 'asha.rao@example.com'],
  [['ASHA K. R.', 'asha@example.com'], 'asha@example.com'],
  [['Asha Rao', 'asha@example.com', 'References', 'head@college.example.org'], 'asha@example.com'],
])('in %j the e-mail address is found', (texts, email) => {
  expect(emailOf(...texts)).toBe(email);
});

test.each([
  ['Asha Rao', 'References', 'Head of Department, head@college.example.org'],
  ['Asha Rao', 'Experience', 'Office: hr@works.example.com'],
])('%s, %s: another person’s address is ignored', (...texts) => {
  expect(emailOf(...texts)).toBeUndefined();
});

test('a link completes an address that its column cuts off', () => {
  const cut = { ...cv('Asha Rao', 'asha.rao@example.co'), links: ['mailto:asha.rao@example.com'] };
  expect(findContact(cut).email).toBe('asha.rao@example.com');
});

test('nothing is found in an empty CV', () => {
  expect(findContact({ lines: [], links: [], isDrawn: true })).toEqual({});
});
