import { claims } from './claims';
import { clause } from './said';
import { ownWords } from './site/own-words';

type Cards = { heading: string; items: { title: string; text: string }[] };
type ListJobPage = {
  title: string;
  lead: string;
  /** Link to the form below. */
  toForm: string;
  howItWorks: { heading: string; intro: string; steps: { title: string; text: string }[] };
  benefits: Cards;
  closing: { heading: string; text: string };
};

export const listJob = ownWords('list-job', {
  title: 'List your job',
  lead: 'Tell us about the job. We verify it with you and post it for job seekers across India. There is no listing fee, and you need no account.',
  toForm: 'Go to the form',
  howItWorks: {
    heading: 'How free listing works',
    intro: 'Our team handles your job from the enquiry to the posting.',
    steps: [
      {
        title: 'Submit an enquiry',
        text: 'Fill in the form with your company, a contact person, and the title, location and description of the job. A few clear lines are enough to begin.',
      },
      {
        title: 'Verification',
        text: 'Our team checks that the company is real and the job is open, and calls or writes to you if anything is missing. Candidates rely on this step, so we never skip it.',
      },
      {
        title: 'Posting',
        text: 'We make the listing easy to read, choose the category and put it online. We tell you where to find it. You can ask us to correct or remove it at any time.',
      },
    ],
  },
  benefits: {
    heading: 'Benefits of listing with us',
    items: [
      {
        title: 'Free from start to end',
        text: 'There is no charge for the listing, for applications or for taking it down. Candidates pay nothing either.',
      },
      {
        title: 'Applicants who trust the page',
        text: 'Job seekers are careful, because there are many fake jobs. They trust a verified listing more than an anonymous one.',
      },
      {
        title: 'Applications with a CV',
        text: 'Each applicant gives a name, a phone number, an email address and a CV, so you can call them at once.',
      },
      {
        title: 'Better wording',
        text: 'We improve the description, add what candidates usually ask about, and tell you if a condition may not be lawful.',
      },
      {
        title: 'Easy to find and share',
        text: 'Every job has its own page that search engines can read and people can share on WhatsApp, Facebook, LinkedIn and X.',
      },
      {
        title: 'More help if you want it',
        text: `If the right person does not apply, our recruiters can search ${clause`${claims.vettedProfessionals} vetted professionals `}for you, on terms we agree beforehand.`,
      },
    ],
  },
  closing: {
    heading: 'What a good listing says',
    text: 'What the person will do, where, for what pay, with which must-have skills, and how soon. Put these in the description and both sides save a call. Please do not ask for a photograph, age, marital status or a fee: we cannot post a job that does.',
  },
} satisfies ListJobPage);
