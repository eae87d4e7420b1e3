import { identity } from '../../identity';
import { candidateEnd, candidateWords, jobItems, link, text } from '../../mails/shared';
import { wishText } from '../../mails/job-alert';
import type * as english from '../../mails/job-alert';
import { numbers } from '../grammar';

const atMost: Record<english.Wish['frequency'], string> = {
  daily: 'ಹೆಚ್ಚೆಂದರೆ ದಿನಕ್ಕೊಮ್ಮೆ',
  weekly: 'ಹೆಚ್ಚೆಂದರೆ ವಾರಕ್ಕೊಮ್ಮೆ',
};

export const confirmationMail: typeof english.confirmationMail = ({ wish, url }) => ({
  subject: `${identity.name}: ನಿಮ್ಮ ಜಾಬ್ ಅಲರ್ಟ್ ಖಚಿತಪಡಿಸಿ`,
  blocks: [
    text(candidateWords.greeting),
    text(`ಈ ಇಮೇಲ್‌ಗೆ ಹೊಸ ಕೆಲಸಗಳನ್ನು ಕಳುಹಿಸಲು ಯಾರೋ ಕೇಳಿದ್ದಾರೆ: ${wishText(wish)}.`),
    text(`ಕೇಳಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ, ಖಚಿತಪಡಿಸಿ. ನಂತರ ${atMost[wish.frequency]} ಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.`),
    link('ಹೌದು, ಹೊಸ ಕೆಲಸ ಕಳುಹಿಸಿ', url),
    text('ನೀವು ಕೇಳಿರದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಡಿ. ಈ ಇಮೇಲ್ ಅನ್ನು 7 ದಿನಗಳಲ್ಲಿ ಅಳಿಸುತ್ತೇವೆ, ಯಾವ ಕೆಲಸವನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.'),
    ...candidateEnd(),
  ],
});

export const newJobsMail: typeof english.newJobsMail = ({ wish, jobs, total, listUrl, unsubscribeUrl }) => {
  const more = total - jobs.length;
  const alert = wish.frequency === 'daily' ? 'ದಿನದ' : 'ವಾರದ';
  return {
    subject:
      total === 1 ? `ಹೊಸ ಕೆಲಸ: ${jobs[0]?.title ?? ''}` : `ಹೊಸ ${numbers.jobs(total)}: ${wishText(wish)}`,
    blocks: [
      text(candidateWords.greeting),
      text(`ಕಳೆದ ಮೇಲ್ ನಂತರ ಬಂದ ಹೊಸ ಕೆಲಸಗಳು (ನಿಮ್ಮ ${alert} ಜಾಬ್ ಅಲರ್ಟ್: ${wishText(wish)}):`),
      jobItems(jobs),
      ...(more > 0 ? [link(`ಪಟ್ಟಿಯಲ್ಲಿ ಇನ್ನೂ ${more}`, listUrl)] : []),
      ...candidateEnd({ text: 'ಈ ಜಾಬ್ ಅಲರ್ಟ್ ನಿಲ್ಲಿಸಿ', url: unsubscribeUrl }),
    ],
  };
};

export const wishWords: typeof english.wishWords = {
  unnamed: 'ನಿಮ್ಮ ಹುಡುಕಾಟ',
  in: (categoryOrCity) => categoryOrCity,
  all: 'ಎಲ್ಲ ಕೆಲಸಗಳು',
};
