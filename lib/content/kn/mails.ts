import { indianDate } from '../../base/mail/indian-time';
import { claims } from '../claims';
import { identity } from '../identity';
import { timeSpan } from './facts';
import { numbers } from './grammar';
import { wishText } from '../mails/job-alert';
import { candidateMail, facts, jobItems, link, text } from '../mails/mail-parts';
import { clause } from '../said';
import type { Words } from '../words';
import type * as Added from '../mails/added';
import type * as ApplicationEnded from '../mails/application-ended';
import type * as JobAlert from '../mails/job-alert';
import type * as Receipt from '../mails/receipt';
import type * as Parts from '../mails/mail-parts';
import type * as YourData from '../mails/your-data';

export const addedWords: Words<typeof Added.addedWords> = {
  subject: { added: 'ನಿಮ್ಮ ವಿವರಗಳು ನಮ್ಮಲ್ಲಿವೆ', forwarded: 'ಒಂದು ಕೆಲಸಕ್ಕೆ ನಿಮ್ಮ ಹೆಸರನ್ನು ಸೂಚಿಸಿದ್ದೇವೆ' },
  intro: {
    added: (jobTitle) =>
      jobTitle
        ? `“${jobTitle}” ಕೆಲಸಕ್ಕಾಗಿ ನಿಮ್ಮ ವಿವರಗಳನ್ನು ದಾಖಲಿಸಿದ್ದೇವೆ.`
        : 'ನಿಮಗೆ ಹೊಂದುವ ಕೆಲಸ ಬಂದಾಗ ತಿಳಿಸಲು ನಿಮ್ಮ ವಿವರಗಳನ್ನು ದಾಖಲಿಸಿದ್ದೇವೆ.',
    forwarded: (jobTitle) =>
      `ನೀವು ಮೊದಲು ನಮಗೆ ವಿವರಗಳನ್ನು ಕೊಟ್ಟಿದ್ದೀರಿ. ಇನ್ನೊಂದು ಕೆಲಸಕ್ಕೆ ನಿಮ್ಮ ಹೆಸರನ್ನು ಸೂಚಿಸಿದ್ದೇವೆ: “${jobTitle}”.`,
  },
  ask: 'ಈ ವಿವರಗಳನ್ನು ಇಟ್ಟುಕೊಂಡು, ನಿಮಗೆ ಹೊಂದುವ ಕೆಲಸ ಇರುವ ಕಂಪನಿಗೆ ಕೊಡಬಹುದೇ? ಒಪ್ಪಿಗೆಯಿದ್ದರೆ ದಯವಿಟ್ಟು “ಹೌದು” ಎಂದು ಉತ್ತರಿಸಿ. ನೀವು ಹೌದು ಎನ್ನುವವರೆಗೆ ಯಾವ ಕಂಪನಿಗೂ ಅವು ಸಿಗುವುದಿಲ್ಲ.',
  withdraw: 'ನಿಮಗೆ ಇದು ಬೇಡವಾದರೆ, ಈ ಪೇಜ್ ತೆರೆದು ಅರ್ಜಿಯನ್ನು ವಾಪಸ್ ಪಡೆಯಿರಿ:',
  yourData: 'ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಡೇಟಾ ನೋಡಿ ಅಥವಾ ಅಳಿಸಿ',
  reached: {
    added: 'ನಮ್ಮ ತಂಡದವರು ನಿಮ್ಮ ವಿವರಗಳನ್ನು ದಾಖಲಿಸಿದ್ದಾರೆ.',
    forwarded: 'ನೀವು ಮೊದಲು ನಮಗೆ ವಿವರಗಳನ್ನು ಕೊಟ್ಟಿದ್ದೀರಿ, ಈ ಕೆಲಸಕ್ಕೆ ನಮ್ಮ ತಂಡದವರು ನಿಮ್ಮ ಹೆಸರನ್ನು ಸೂಚಿಸಿದ್ದಾರೆ.',
  },
};

type MailedOutcome = Parameters<typeof ApplicationEnded.applicationEndedMail>[0]['end'];

/** After "ನೀವು … ಅರ್ಜಿ ಹಾಕಿದ್ದಿರಿ." */
const words: Record<MailedOutcome, string> = {
  filled: 'ಆ ಕೆಲಸಕ್ಕೆ ಭರ್ತಿಯಾಗಿದೆ. ಅರ್ಜಿ ಹಾಕಿ ಕಾದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು.',
  'not-this-time': 'ಈ ಬಾರಿ ಬೇರೆಯವರನ್ನು ಆರಿಸಿದ್ದಾರೆ. ನಿಮಗೆ ಹೊಂದುವ ಕೆಲಸ ಕಂಡಾಗ ಮತ್ತೆ ಅರ್ಜಿ ಹಾಕಿ.',
  'job-closed': 'ಆ ಕೆಲಸದ ಭರ್ತಿ ಮುಗಿದಿದೆ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ಅರ್ಜಿ ಮುಂದೆ ಹೋಗುವುದಿಲ್ಲ. ಅರ್ಜಿ ಹಾಕಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು.',
};

export const applicationEndedMail: typeof ApplicationEnded.applicationEndedMail = ({
  end,
  at,
  jobTitle,
  reference,
  statusUrl,
  jobsUrl,
}) =>
  candidateMail(`ನಿಮ್ಮ ಅರ್ಜಿಯ ಫಲಿತಾಂಶ (${reference})`, [
    text(`ನೀವು ${jobTitle ? `“${jobTitle}” ಕೆಲಸಕ್ಕೆ` : 'ಒಂದು ಕೆಲಸಕ್ಕೆ'} ಅರ್ಜಿ ಹಾಕಿದ್ದಿರಿ. ${words[end]}`),
    facts(['ನಿಮ್ಮ ರೆಫರೆನ್ಸ್ ನಂಬರ್', reference], ['ನಿರ್ಧಾರವಾದ ದಿನ', indianDate(at)]),
    link('ಇದೇ ರೀತಿಯ ಕೆಲಸಗಳನ್ನು ನೋಡಿ', jobsUrl),
    link('ಅರ್ಜಿ ಈಗ ಯಾವ ಹಂತದಲ್ಲಿದೆ, ನೋಡಿ', statusUrl),
  ]);

const atMost: Record<JobAlert.Wish['frequency'], string> = {
  daily: 'ಹೆಚ್ಚೆಂದರೆ ದಿನಕ್ಕೊಮ್ಮೆ',
  weekly: 'ಹೆಚ್ಚೆಂದರೆ ವಾರಕ್ಕೊಮ್ಮೆ',
};

export const confirmationMail: typeof JobAlert.confirmationMail = ({ wish, url }) =>
  candidateMail(`${identity.name}: ನಿಮ್ಮ ಜಾಬ್ ಅಲರ್ಟ್ ಖಚಿತಪಡಿಸಿ`, [
    text(`ಈ ಇಮೇಲ್‌ಗೆ ಹೊಸ ಕೆಲಸಗಳನ್ನು ಕಳುಹಿಸಲು ಯಾರೋ ಕೇಳಿದ್ದಾರೆ: ${wishText(wish)}.`),
    text(`ಕೇಳಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ, ಖಚಿತಪಡಿಸಿ. ನಂತರ ${atMost[wish.frequency]} ಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.`),
    link('ಹೌದು, ಹೊಸ ಕೆಲಸ ಕಳುಹಿಸಿ', url),
    text('ನೀವು ಕೇಳಿರದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಡಿ. ಈ ಇಮೇಲ್ ಅನ್ನು 7 ದಿನಗಳಲ್ಲಿ ಅಳಿಸುತ್ತೇವೆ, ಯಾವ ಕೆಲಸವನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.'),
  ]);

export const newJobsMail: typeof JobAlert.newJobsMail = ({ wish, jobs, total, listUrl, unsubscribeUrl }) => {
  const more = total - jobs.length;
  const alert = wish.frequency === 'daily' ? 'ದಿನದ' : 'ವಾರದ';
  return candidateMail(
    total === 1 ? `ಹೊಸ ಕೆಲಸ: ${jobs[0]?.title ?? ''}` : `ಹೊಸ ${numbers.jobs(total)}: ${wishText(wish)}`,
    [
      text(`ಕಳೆದ ಮೇಲ್ ನಂತರ ಬಂದ ಹೊಸ ಕೆಲಸಗಳು (ನಿಮ್ಮ ${alert} ಜಾಬ್ ಅಲರ್ಟ್: ${wishText(wish)}):`),
      jobItems(jobs),
      ...(more > 0 ? [link(`ಪಟ್ಟಿಯಲ್ಲಿ ಇನ್ನೂ ${more}`, listUrl)] : []),
    ],
    { text: 'ಈ ಜಾಬ್ ಅಲರ್ಟ್ ನಿಲ್ಲಿಸಿ', url: unsubscribeUrl },
  );
};

export const wishWords: typeof JobAlert.wishWords = {
  unnamed: 'ನಿಮ್ಮ ಹುಡುಕಾಟ',
  in: (categoryOrCity) => categoryOrCity,
  all: 'ಎಲ್ಲ ಕೆಲಸಗಳು',
};

const reply = `ನಾವು ${clause`${timeSpan(claims.enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`;

export const receiptWords: typeof Receipt.receiptWords = {
  applications: {
    subject: 'ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ತಲುಪಿದೆ',
    thanks: (jobTitle) =>
      `${jobTitle ? `“${jobTitle}” ಕೆಲಸಕ್ಕೆ ` : ''}ಅರ್ಜಿ ಹಾಕಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ತಲುಪಿದೆ.`,
    next: 'ನಮ್ಮ ತಂಡದವರು ಅದನ್ನು ಓದುತ್ತಾರೆ; ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಸೂಕ್ತರಾಗಿದ್ದರೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
  },
  contacts: {
    subject: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ತಲುಪಿದೆ',
    thanks: () => 'ನಮಗೆ ಬರೆದದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ತಲುಪಿದೆ.',
    next: reply,
  },
  inquiries: {
    subject: 'ನಿಮ್ಮ ಜಾಹೀರಾತು ನಮಗೆ ತಲುಪಿದೆ',
    thanks: () => 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಕೆಲಸದ ಜಾಹೀರಾತು ನಮಗೆ ತಲುಪಿದೆ.',
    next: reply,
  },
  reference: 'ನಿಮ್ಮ ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  status: 'ಅರ್ಜಿ ಈಗ ಯಾವ ಹಂತದಲ್ಲಿದೆ, ನೋಡಿ',
  giveIt: 'ಬರೆಯುವಾಗ ಅಥವಾ ಕರೆ ಮಾಡುವಾಗ ಈ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ತಿಳಿಸಿ.',
};

export const candidateWords: typeof Parts.candidateWords = {
  greeting: 'ನಮಸ್ಕಾರ,',
  neverPay: 'ಕೆಲಸಕ್ಕಾಗಿ ನಿಮ್ಮಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ. ಯಾರಾದರೂ ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ಹಣ ಕೇಳಿದರೆ, ಅವರು ನಮ್ಮವರಲ್ಲ.',
};

export const yourDataMail: typeof YourData.yourDataMail = ({ url }) =>
  candidateMail(`${identity.name}: ನಿಮ್ಮ ಡೇಟಾ`, [
    text(
      'ನಿಮ್ಮ ಡೇಟಾದ ಲಿಂಕ್ ಬೇಕೆಂದು ಕೋರಿಕೆ ಬಂದಿದೆ. ಅದು ನೀವೇ ಇರಬಹುದು, ಅಥವಾ ನಿಮ್ಮ ಇಮೇಲ್ ಬರೆದ ಬೇರೆ ಯಾರಾದರೂ. ಈ ಲಿಂಕ್‌ನಿಂದ ಎಲ್ಲವನ್ನೂ ನೋಡಬಹುದು, ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು, ಅರ್ಜಿ ವಾಪಸ್ ಪಡೆಯಬಹುದು, ಅಥವಾ ಎಲ್ಲ ಅಳಿಸಬಹುದು.',
    ),
    link('ನನ್ನ ಡೇಟಾ ನೋಡಿ', url),
    text(
      'ಲಿಂಕ್ 24 ಗಂಟೆಯವರೆಗೆ ತೆರೆಯುತ್ತದೆ. ಅದು ಸಿಕ್ಕವರು ಯಾರೇ ಆದರೂ ನಿಮ್ಮ ಡೇಟಾ ನೋಡಬಹುದು, ಅಳಿಸಬಹುದು; ಆದ್ದರಿಂದ ಈ ಮೇಲ್ ಅನ್ನು ಯಾರಿಗೂ ಕಳುಹಿಸಬೇಡಿ.',
    ),
    text('ನೀವು ಕೇಳಿರದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಈ ಲಿಂಕ್ ಬೇರೆ ಯಾರ ಬಳಿಯೂ ಇಲ್ಲ.'),
  ]);
