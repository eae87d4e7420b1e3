import { statedWishes } from './stated-wishes';
import { understand } from './understand';

test.each([
  ['Telecaller – immediate joiners', '', 'immediate'],
  ['Front Desk Executive (Female Only)', '', 'women'],
  ['Cook', 'Free food and accommodation provided.', 'accommodation'],
  ['Cook', 'Free food and accommodation provided.', 'food'],
  ['Guard', 'Accomodation and Food Provide by Company', 'food'],
  ['Guard', 'Accomodation and Food Provide by Company', 'accommodation'],
  ['Guard', 'Mess available for fooding', 'food'],
  [
    'Delivery boy',
    'This is a Full Time / Part Time role for bikers in the whole of the city, days as they suit you',
    'part-time',
  ],
  ['Clerk', '5 days a week', 'fivedays'],
  ['Staff Nurse in UK', '', 'abroad'],
  ['Telecaller (US shift)', '', 'nightshift'],
  ['Telecaller', 'No night shifts.', 'dayshift'],
  ['Trainee', 'Freshers of the 2024 and 2025 batch', 'batch2025'],
  ['Designer', 'Hybrid, three days in the office', 'hybrid'],
])('%j, %j states %j', (title, prose, wish) => expect(statedWishes([title], prose, 'Pune')).toContain(wish));

test.each([
  ['Male / Female Nurse', 'Women and men may apply'],
  ['AutoCAD Draughtsman/woman', ''],
  ['US IT Recruiter', 'Serve clients in Dubai. Reasonable accommodations for applicants. Hybrid cloud.'],
  ['Clerk', 'Serving notice of 15 days'],
  ['Clerk', 'A part-time degree is welcome.'],
  [
    'Clerk',
    'If you need an accommodation due to a disability, contact us. Describe the needed accommodation.',
  ],
])('%j, %j states none', (title, prose) => expect(statedWishes([title], prose, 'Pune')).toEqual([]));

test.each([
  ['Dubai, UAE', ['abroad', 'abroad-dubai', 'abroad-uae']],
  ['Work from home', ['noplace']],
])('a job at %j states %j', (location, wishes) =>
  expect(statedWishes(['Cook'], '', location)).toEqual(wishes),
);

test.each([
  ['chef dubai', 'chef', ['abroad', 'abroad-dubai']],
  ['nurse in uk', 'nurse', ['abroad', 'abroad-uk']],
  ['us it recruiter', 'us it recruiter', undefined],
  ['driver no night shift', 'driver', ['dayshift']],
  ['telecaller not night shift', 'telecaller', undefined],
  ['रहने खाने के साथ नौकरी', '', ['food', 'accommodation']],
  ['driver 8th pass', 'driver', ['unschooled']],
  ['immediate joining nurse', 'nurse', ['immediate']],
  ['ladies jobs', '', ['women']],
  ['ladies tailor', 'ladies tailor', undefined],
  ['2025 passout jobs', '', ['batch2025']],
  ['jobs with food and room', '', ['food', 'accommodation']],
  ['guard fooding lodging', 'guard', ['food', 'accommodation']],
  ['रात की सिक्योरिटी गार्ड', 'सिक्योरिटी गार्ड', ['nightshift']],
  ['8वीं पास नौकरी', '', ['unschooled']],
  ['10th fail helper', 'helper', ['unschooled']],
  ['below 10th', '', ['unschooled']],
  ['anpadh ke liye kaam', '', ['unschooled']],
  ['teacher for class 8', 'teacher class 8', undefined],
  ['ಮನೆ ಹತ್ತಿರ ಟೀಚರ್ ಕೆಲಸ', 'ಟೀಚರ್', undefined],
  ['12th pass boys job', '', undefined],
  ['delivery boys', 'delivery boys', undefined],
])('%j wishes for %j and %j', (typed, keyword, said) => {
  const read = understand(typed);
  expect([read.keyword, read.wishes.said]).toEqual([keyword, said]);
});
