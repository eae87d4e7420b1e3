import { claims } from '../claims';
import type * as english from '../enquiries';
import { cityOf, identity } from '../identity';
import { saidLocation } from '../names';
import { clause } from '../said';
import type { Words } from '../words';
import { timeSpan } from './facts';

export const contact: Words<typeof english.contact> = {
  title: 'ಸಂಪರ್ಕಿಸಿ',
  lead: `ಬರೆಯಿರಿ, ಕರೆ ಮಾಡಿ ಅಥವಾ ಆಫೀಸ್‌ಗೆ ಬನ್ನಿ.${clause` ${timeSpan(claims.enquiryReply)} ಉತ್ತರಿಸುತ್ತೇವೆ.`}`,
  formHeading: 'ನಮಗೆ ಬರೆಯಿರಿ',
  formIntro: 'ಅರ್ಜಿ ಬಿಟ್ಟು ಬೇರೆ ಏನೇ ಇದ್ದರೂ ಇಲ್ಲಿ ಬರೆಯಿರಿ. ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಲು, ಕೆಲಸವನ್ನು ತೆರೆದು “ಅರ್ಜಿ ಹಾಕಿ” ಒತ್ತಿ.',
  tiles: { website: 'ವೆಬ್‌ಸೈಟ್', phone: 'ಫೋನ್', whatsapp: 'ವಾಟ್ಸಾಪ್', email: 'ಇಮೇಲ್' },
  hours: 'ಆಫೀಸ್ ಸಮಯ',
  offices: 'ಆಫೀಸ್‌ಗಳು',
};

export const contactDescription: Words<typeof english.contactDescription> = (lead) =>
  `${lead} ${identity.legalName}: ಫೋನ್, ಇಮೇಲ್, ಆಫೀಸ್ (${identity.offices.map((office) => saidLocation(cityOf(office))).join(', ')}), ಮತ್ತು ನಮಗೆ ಬರೆಯುವ ಫಾರ್ಮ್.`;

type ReportedJob = { id: string; title: string; company: string };

/** "ಕೆಲಸ 123: Welder, Neem & Sons" */
const nameOf = ({ id, title, company }: ReportedJob) =>
  [`ಕೆಲಸ ${id}`, [title, company].filter(Boolean).join(', ')].filter(Boolean).join(': ');

export const reports: Words<typeof english.reports> = {
  job: {
    subject: (job) => `ದೂರು: ${nameOf(job)}`,
    hint: 'ಈ ಕೆಲಸದಲ್ಲಿ ಏನು ತಪ್ಪಿದೆ? ಉದಾ: ಭರ್ತಿ ಮುಗಿದಿದೆ, ಯಾವುದೋ ವಿವರ ಸುಳ್ಳು, ಅಥವಾ ಯಾವ ಕಂಪನಿಗೂ ಬೇಡದ ಕಾಗದಪತ್ರ ಕೇಳುತ್ತಿದ್ದಾರೆ.',
  },
  money: {
    subject: (job) => `ಹಣ ಕೇಳಿದ್ದಾರೆ${job ? `: ${nameOf(job)}` : ''}`,
    hint: 'ಹಣ ಯಾರು ಕೇಳಿದರು, ಎಷ್ಟು, ಹೇಗೆ (ಫೋನ್, ಮೇಲ್, ಮೆಸೇಜ್)? ಹಣ ಕೊಡಬೇಡಿ, ಮೆಸೇಜ್‌ಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳಿ.',
  },
};
