import { meantEmail } from './meant-email';

test.each([
  'asha@gmial.com | asha@gmail.con | asha@gmail.co | asha@gnail.com | asha@gmaill.com | asha@gmail.in',
  'asha@gmail | asha@gmail,com | asha@gmailcom',
  ' asha@GMIAL.com ',
  'asha@ｇｍａｉｌ．ｃｏｎ',
])('%s was probably meant to be at Gmail', (texts) => {
  for (const typed of texts.split(' | '))
    expect([typed, meantEmail(typed)]).toEqual([typed, 'asha@gmail.com']);
});

test.each([
  ['Asha.R+jobs@yaho.com', 'Asha.R+jobs@yahoo.com'],
  ['asha@yahoo.co.on', 'asha@yahoo.co.in'],
  ['asha@yahoo.con.in', 'asha@yahoo.co.in'],
  ['asha@yahoo.co', 'asha@yahoo.com'],
  ['asha@hotmail.cm', 'asha@hotmail.com'],
  ['asha@rediffmail.in', 'asha@rediffmail.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@iclod.com', 'asha@icloud.com'],
])('%j was probably meant to be %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each([
  'asha@gmail.com | asha@yahoo.in | asha@ymail.com | asha@infosys.com | asha@iitb.ac.in',
  // Providers and companies whose names are near.
  'asha@mail.com | asha@email.com | asha@cloud.com | asha@foxmail.com | asha@hmail.com | asha@gail.co.in',
  'asha@icloud.tata.com | asha@rediff.com | asha@gmx.net | asha@proton.me',
  // Big ones under countries' domains.
  'asha@yahoo.co.uk | asha@yahoo.com.sg | asha@outlook.in | asha@outlook.com.br | asha@hotmail.fr',
  'asha@पंजाब.भारत | asha',
  '',
  '@gmial.com | a@b@gmial.com',
])('%s is not questioned', (texts) => {
  for (const typed of texts.split(' | ')) expect([typed, meantEmail(typed)]).toEqual([typed, null]);
});
