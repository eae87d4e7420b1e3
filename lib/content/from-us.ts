import { identity } from './identity';
import { inLanguages } from './words';

const { website, phone } = identity;

/** How to tell whether a call or message is from the agency: a section of /faq, and the links to it. */
export const fromUs = inLanguages('fromUs', {
  heading: 'Is this call from us?',
  /** Must fit on one line of two columns on a phone. */
  link: 'Was that call from us?',
  /** Beside the promise that candidates never pay. */
  inBrief: `Our website is ${website.label}, our phone number ${phone.label}.`,
  money: 'We never ask candidates for money, and nobody may ask for it in our name.',
  published: 'We publish only these:',
  contacts: {
    website: 'Website',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    grievance: 'Email for complaints about personal data',
  },
  others: `A recruiter may also call from another number. If you are not sure, call us on ${phone.label} before you answer.`,
  forged:
    'Fraudsters can fake the number of a caller and the sender of an email. If someone asks you for money or a one-time password (OTP), hang up and call us yourself.',
  /** What to do after a demand for money. */
  asked: {
    heading: 'If someone asked you for money',
    pay: 'Do not pay. Do not tell anyone a one-time password (OTP), or your Aadhaar, PAN or bank details.',
    keep: 'Keep the messages, numbers and receipts. They are proof.',
    call: {
      before: 'If you have paid, call the national helpline',
      after: 'at once: the first hours count.',
    },
    report: 'Report it at',
    tell: { link: 'Tell us', after: 'so that we can warn others.' },
  },
});
