import { safeFileName } from './zip';

test.each([
  ['CV.pdf', 'CV.pdf'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\CV?.pdf', 'C__CV_.pdf'],
  ['.', '_'],
  ['', '_'],
  [`${'Asha '.repeat(60)}CV.docx`, `${'Asha '.repeat(11)}.docx`],
])('a file named %j is saved as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));
