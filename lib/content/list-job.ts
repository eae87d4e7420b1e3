import { claims } from './claims';
import { clause } from './said';
import { ownWords } from './site/own-words';

type Cards = { heading: string; items: { title: string; text: string }[] };
type ListJobPage = {
  title: string;
  lead: string;
  /** Leads to the form below. */
  toForm: string;
  howItWorks: { heading: string; intro: string; steps: { title: string; text: string }[] };
  benefits: Cards;
  closing: { heading: string; text: string };
};

export const listJob = ownWords('list-job', {
  title: 'List your job',
  lead: 'Tell us about the vacancy. We verify it with you and post it for job seekers across India, without a listing fee and without an account.',
  toForm: 'Go to the form',
  howItWorks: {
    heading: 'How free listing works',
    intro: 'A person handles your job from the enquiry to the posting.',
    steps: [
      {
        title: 'Submit an enquiry',
        text: 'Fill in the form with your company, a contact person, and the title, location and description of the job. A few clear lines are enough to begin.',
      },
      {
        title: 'Verification',
        text: 'Our team checks that the company is real and the vacancy open, and calls or writes to you if anything is missing. Candidates rely on this step, so it cannot be skipped.',
      },
      {
        title: 'Posting',
        text: 'We prepare the listing in a readable form, choose the category and put it online. You learn where to find it, and can ask for a correction or its removal at any time.',
      },
    ],
  },
  benefits: {
    heading: 'What you gain',
    items: [
      {
        title: 'Free, from posting to removal',
        text: 'There is no charge for the listing, for applications or for taking it down. Candidates pay nothing either.',
      },
      {
        title: 'Applicants who trust the page',
        text: 'Job seekers in India have learnt to be careful. A verified listing brings people who might ignore an anonymous one.',
      },
      {
        title: 'Applications with a CV',
        text: 'Each applicant leaves a name, a phone number, an email address and a CV, so you can pick up the phone at once.',
      },
      {
        title: 'Better wording',
        text: 'We tidy the description, suggest what candidates usually ask about, and point out a condition that may not be lawful.',
      },
      {
        title: 'Found by search',
        text: 'Every job has an address of its own that can be shared on WhatsApp, Facebook, LinkedIn and X, and read by search engines.',
      },
      {
        title: 'More help if you want it',
        text: `Should the right person not appear, our recruiters can search ${clause`${claims.vettedProfessionals} vetted professionals `}for you, on terms agreed beforehand.`,
      },
    ],
  },
  closing: {
    heading: 'A good listing answers five questions',
    text: 'What will the person do, where, for what pay, with which must-have skills, and how soon? Put those in the description and both sides save a call. Please ask for no photograph, age, marital status or fee; we cannot post a job that does.',
  },
} satisfies ListJobPage);
