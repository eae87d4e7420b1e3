import { meantEmail } from './meant-email';

test.each([
  ...[
    'asha@gmial.com',
    'asha@gmai.com',
    'asha@gmail.con',
    'asha@gmail.co',
    'asha@gmail.cm',
    'asha@gnail.com',
  ],
  ...[
    'asha@gmail.comm',
    'asha@gamil.com',
    'asha@gmaill.com',
    'asha@gmail.in',
    'asha@gmail',
    'asha@gmail,com',
  ],
  ...['asha@gmailcom', ' asha@GMIAL.com ', 'asha@ｇｍａｉｌ．ｃｏｎ'],
])('%j was probably meant to be at Gmail', (typed) => expect(meantEmail(typed)).toBe('asha@gmail.com'));

test.each([
  ['Asha.R+jobs@yaho.com', 'Asha.R+jobs@yahoo.com'],
  ['asha@yahoo.co.on', 'asha@yahoo.co.in'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@iclod.com', 'asha@icloud.com'],
])('%j was probably meant to be %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each([
  ...[
    'asha@gmail.com',
    'asha@yahoo.in',
    'asha@ymail.com',
    'asha@example.in',
    'asha@infosys.com',
    'asha@iitb.ac.in',
  ],
  ...[
    'asha@proton.me',
    'asha@zoho.in',
    'asha@gmx.com',
    'asha@पंजाब.भारत',
    'asha',
    '',
    '@gmial.com',
    'a@b@gmial.com',
  ],
])('of %j nothing is asked', (typed) => expect(meantEmail(typed)).toBeNull());
