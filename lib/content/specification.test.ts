import { claims } from './claims';
import { footerLinks } from './navigation';
import { allTexts, textsIn } from '../../test/all-texts';

/** All texts of the site except those made by functions. */
const texts = textsIn([allTexts(), claims.counters, footerLinks(true)]);
const all = new Set(texts);

/** Headings, labels and messages prescribed verbatim by the specification, by section. */
test.each([
  // Header and footer
  'Home | Services | About Us | Jobs | Blogs | FAQ | Contact | List Your Job Here | List Job Here',
  'Blog | Contact Us | F.A.Q. | Privacy Policy | Terms & Conditions',
  // Home; two misspellings are corrected, see docs/decisions/003
  'The Easiest Way to Get Your New Job | Job keywords... | Categories... | Submit',
  'Essence of Our Services | Commitment to excellence | Integrity and transparency',
  'Innovation in recruitment | Client-centric focus | Our HR Services | Find Your Jobs | Apply Now',
  'How It Works | Join Now | Start Searching | Get Started Today | Companies | Applications',
  'Jobs Posted | Members | Our Clients | Client Testimonial',
  'We proudly partner with leading brands that trust us to meet their hiring needs.',
  // Jobs, candidates, application; three headings read better, see docs/decisions/003
  'Apply For Job | Popular categories | Open jobs | Apply | Apply for this job | Enter Your Details',
  'Upload CV* | Click to select files',
  // Contact, about, questions, legal pages
  'Get In Touch | Name | Email address | Subject | Message | Send Message | Our Vision | Our Mission',
  'Contact now | Our Leadership Team | General Questions | Candidate-Related Questions',
  'Client-Related Questions | June 18, 2024',
  // Service pages and the forms for employers
  'Advise | Implement | Maintain | Enter Details | Business Enquiry | Work Email | Mobile Number',
  'Company | Consulting | Recruitment',
  // Error catalogue
  'No Result Found! | Captcha Does Not Match',
])('“%s” are said word by word', (words) => {
  for (const each of words.split(' | ')) expect(all).toContain(each);
});

test.each([
  'candidatesIn',
  'traditionalHiring',
  'contractConversion',
  'vettedProfessionals',
  'payrollProcessing',
  'inHousePayroll',
  'payrollTimeSaved',
  'backgroundChecks',
  'enquiryReply',
  'freeConsultation',
  'hrScale',
] as const)('the claim %s is made on a page', (claim) => {
  expect(claims[claim]).toMatch(/\d/);
  expect(texts.filter((text) => text.includes(claims[claim]!))).not.toEqual([]);
});

test('no heading counts items instead of naming them', () => {
  const counting =
    /^(?:two|three|four|five|six|seven) (?:reasons|questions|ways|steps|habits|things|points)\b/i;
  expect(texts.filter((text) => counting.test(text))).toEqual([]);
});
