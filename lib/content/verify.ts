import type { CheckedVoucher, VoucherKind } from '../contract/vouchers';
import { indianDate } from '../base/mail/indian-time';
import { identity } from './identity';
import { jobName, type NamedJob } from './job-name';
import { inLanguages } from './words';

type About = { kind: VoucherKind; initials: string; job: NamedJob | null };

const about: Record<VoucherKind, (initials: string, job: string) => string> = {
  offer: (initials, job) => `an offer to ${initials}${job && ` of ${job}`}`,
  call: (initials, job) => `a call to ${initials}${job && ` about ${job}`}`,
  letter: (initials, job) => `a letter to ${initials}${job && ` about ${job}`}`,
};

/** Describes what a code was issued for, on the page and for staff. */
export const verifyWords = inLanguages('verifyWords', {
  /** "an offer to A. R. of Staff Nurse, Kochi (1042)" */
  about: ({ kind, initials, job }: About) => about[kind](initials, job ? jobName(job) : ''),
});

/** Results for issued codes. */
export const voucherWords = inLanguages('voucherWords', {
  headings: {
    valid: 'Yes, that was us',
    expired: 'That was us, but this code has expired',
    revoked: 'That was us, but we have taken it back',
  },
  text(voucher: CheckedVoucher): string {
    const { by, issued_at, expires_at, revoked_at, state } = voucher;
    const about = `${verifyWords.about(voucher)}${by && `, by ${by}`}`;
    // Initials already end in a full stop.
    const issued = `We issued this code on ${indianDate(issued_at)} for ${about.replace(/\.$/, '')}.`;
    if (state === 'valid') return `${issued} It is valid until ${indianDate(expires_at)}.`;
    return revoked_at
      ? `${issued} We took it back on ${indianDate(revoked_at)}: please ask us what it means for you.`
      : `${issued} It was valid until ${indianDate(expires_at)}: please ask us whether it still stands.`;
  },
  compare:
    'Compare this with what you were told. If the initials, the job or the date are not yours, someone is using another person’s code. Then it is not from us.',
  money: 'We never ask candidates for money, whatever the code.',
});

/** Result for a phone number, address or link that is ours. */
export const ownContactWords = inLanguages('ownContactWords', {
  heading: 'Yes, this is ours',
  what: {
    phone: 'This is the phone number on our contact page.',
    whatsapp: 'This is our number on WhatsApp.',
    'phone-and-whatsapp': 'This is the phone number on our contact page, and our number on WhatsApp.',
    email: 'This is the email address on our contact page.',
    grievance: 'This is our email address for complaints about personal data. It is in our privacy policy.',
    website: 'This link leads to our own website.',
    profile: 'This link leads to our own page on a social network. You find it at the foot of each page.',
    'whatsapp-chat': 'This link opens a chat with our number on WhatsApp.',
  },
  forged:
    'Cheats can fake the number of a caller and the sender of an email. If someone asks you for money or a one-time password (OTP), hang up and call us yourself.',
});

/** The page /verify. */
export const verifyPage = inLanguages('verifyPage', {
  title: 'Check if it was us',
  description: `Check a code, a phone number, an email address or a link that someone gave you in the name of ${identity.name}, and see what to do if it is not ours.`,
  lead: 'Did someone call you, write to you or offer you a job in our name? Check here if it was us, before you answer.',
  code: {
    heading: 'Check a code',
    intro: 'We may give you a code with an offer, a call or a letter. This page shows what the code is for.',
    label: 'The code',
    hint: 'Ten letters and digits, such as 7K3QF‑M2X9D. Capitals and the dash do not matter.',
    submit: 'Check the code',
  },
  contact: {
    heading: 'Check a number, an address or a link',
    intro: 'Copy it from the call or the message. We compare it with what we publish, and do not store it.',
    label: 'Phone number, email address or link',
    hint: 'One at a time.',
    submit: 'Check this',
  },
  again: 'Check something else',
  contactPage: 'How to reach us',
  checked: (typed: string) => `Checked: ${typed}`,
});

/** Advice about contacts that are not ours. */
export const notOurs = inLanguages('notOurs', {
  heading: 'Not ours: what to do now',
  code: 'We have not issued this code. Please compare each character with your letter or message again. If it is the same, it is not from us.',
  contact:
    'We do not publish this number, address or link. The person who gave it to you does not speak for us.',
  do: {
    pay: 'Do not pay. Do not tell anyone a one-time password (OTP), or your Aadhaar, PAN or bank details.',
    keep: 'Keep the messages, numbers and receipts. They are proof.',
    call: {
      before: 'If you have paid, call the national helpline',
      phone: '1930',
      after: 'at once: the first hours count.',
    },
    report: { before: 'Report it at', site: 'cybercrime.gov.in', address: 'https://cybercrime.gov.in' },
    tell: { link: 'Tell us', after: 'so that we can warn others.' },
  },
});

/** Inconclusive results. */
export const verifyProblems = inLanguages('verifyProblems', {
  ownDomain: {
    heading: 'We cannot say',
    text: `This email address ends like ours, but we do not publish it, and cheats can fake a sender. Please call us before you answer: ${identity.phone.label}.`,
  },
  malformedCode: {
    heading: 'The code is not complete',
    text: 'A code has ten letters and digits. Please compare it with your letter or message, and type it again.',
  },
  emptyCode: { heading: 'The code is missing', text: 'Type the code from your letter or message.' },
  unreadable: {
    heading: 'We cannot check this',
    text: 'It is not a full phone number, email address or link. Please copy all of it.',
  },
  several: {
    heading: 'Please paste one at a time',
    text: 'This is more than one number, address or link. Please check each one separately.',
  },
  emptyContact: {
    heading: 'There is nothing to check',
    text: 'Type a phone number, an email address or a link.',
  },
  tooMany: (seconds: number) => ({
    heading: 'Please wait a little',
    text: `We are getting a lot of checks right now. What you typed is still here. Check it again in ${seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute'}, or call us: ${identity.phone.label}.`,
  }),
  unavailable: {
    heading: 'We cannot check codes right now',
    text: `Our system is not responding. What you typed is still here. Check it again in a minute, or call us: ${identity.phone.label}.`,
  },
  gone: {
    heading: 'Please check it again',
    text: 'We show an answer for ten minutes only, so that no one can pass it on as proof.',
  },
});
