import { indianDate } from '../../../base/mail/indian-time';
import { identity } from '../../identity';
import type * as english from '../../mails/registration';
import { candidateEnd, jobItems, link, text } from '../../mails/shared';

export const afterRegistering: typeof english.afterRegistering = ({ until, matchesUrl, eraseUrl }) => [
  text(
    `ನಿಮ್ಮ ಬಯೋಡೇಟಾವನ್ನು ${indianDate(until)}ರವರೆಗೆ ಇಡುತ್ತೇವೆ. ಅದಕ್ಕೆ ಒಂದು ತಿಂಗಳು ಮೊದಲು, ಇನ್ನೂ ಇಡಬೇಕೇ ಎಂದು ಇಮೇಲ್‌ನಲ್ಲಿ ಕೇಳುತ್ತೇವೆ.`,
  ),
  text('ನಿಮಗೆ ಹೊಂದುವ ಕೆಲಸಗಳು ಇಮೇಲ್‌ನಲ್ಲಿ ಬೇಕೇ, ಹೆಚ್ಚೆಂದರೆ ವಾರಕ್ಕೊಮ್ಮೆ? ಹಾಗಿದ್ದರೆ ಇಲ್ಲಿ ಹೌದು ಎನ್ನಿ:'),
  link('ಹೌದು, ಹೊಂದುವ ಕೆಲಸ ಕಳುಹಿಸಿ', matchesUrl),
  ...candidateEnd({ text: 'ನಿಮ್ಮದಲ್ಲವೇ, ಅಥವಾ ಇನ್ನು ಬೇಡವೇ? ಈ ಬಯೋಡೇಟಾ ಅಳಿಸಿ', url: eraseUrl }),
];

export const keepRegistrationMail: typeof english.keepRegistrationMail = ({ receivedAt, until, url }) => ({
  subject: `${identity.name}: ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಇಡಬೇಕೇ?`,
  blocks: [
    text(
      `ನೀವು ${indianDate(receivedAt)}ರಂದು ನಮ್ಮಲ್ಲಿ ಬಯೋಡೇಟಾ ನೋಂದಾಯಿಸಿದ್ದಿರಿ. ಅದನ್ನು ${indianDate(until)}ರವರೆಗೆ ಇಡುತ್ತೇವೆ.`,
    ),
    text('ಇನ್ನೂ ಕೆಲಸ ಹುಡುಕುತ್ತಿದ್ದೀರಾ? ಬಯೋಡೇಟಾ ನಮ್ಮಲ್ಲಿ ಇಡಲು ಅಥವಾ ಅಳಿಸಲು ಈ ಲಿಂಕ್ ಬಳಸಿ:'),
    link('ಬಯೋಡೇಟಾ ಇಡಿ ಅಥವಾ ಅಳಿಸಿ', url),
    text(
      `ನೀವು ಏನೂ ಮಾಡದಿದ್ದರೆ, ${indianDate(until)}ರಂದು ಅಳಿಸುತ್ತೇವೆ, ಮತ್ತೆ ಬರೆಯುವುದಿಲ್ಲ. ಬಯೋಡೇಟಾ ಬದಲಾಗಿದೆಯೇ? ಹೊಸದನ್ನು ನೋಂದಾಯಿಸಿ, ಇದನ್ನು ಅಳಿಸಿ.`,
    ),
    ...candidateEnd(),
  ],
});

export const matchingJobsMail: typeof english.matchingJobsMail = ({ jobs, listUrl, stopUrl }) => {
  const [first] = jobs;
  return {
    subject:
      jobs.length === 1
        ? `ನಿಮಗಾಗಿ ಹೊಸ ಕೆಲಸ: ${first?.title ?? ''}`
        : `ನಿಮಗಾಗಿ ${jobs.length}${listUrl ? 'ಕ್ಕೂ ಹೆಚ್ಚು' : ''} ಹೊಸ ಕೆಲಸಗಳು`,
    blocks: [
      text(
        'ಈ ಕೆಲಸಗಳು ನಮ್ಮ ಕಳೆದ ಮೇಲ್ ನಂತರ ಬಂದಿವೆ. ಬಯೋಡೇಟಾ ನೋಂದಾಯಿಸುವಾಗ ನೀವು ತಿಳಿಸಿದ್ದಕ್ಕೆ ಹೊಂದುತ್ತವೆ. ಯಾವುದಾದರೂ ಬೇಕಿದ್ದರೆ, ಅರ್ಜಿ ಹಾಕಿ: ನಿಮ್ಮನ್ನು ಕೇಳದೆ ಬಯೋಡೇಟಾವನ್ನು ಕಂಪನಿಗೆ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
      ),
      jobItems(jobs),
      ...(listUrl ? [link('ಖಾಲಿ ಇರುವ ಎಲ್ಲ ಕೆಲಸಗಳು', listUrl)] : []),
      ...candidateEnd({ text: 'ಈ ಮೇಲ್ ನಿಲ್ಲಿಸಿ; ಬಯೋಡೇಟಾ ನಮ್ಮಲ್ಲಿ ಇರುತ್ತದೆ', url: stopUrl }),
    ],
  };
};
