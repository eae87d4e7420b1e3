import { claims } from '../claims';
import type * as english from '../enquiries';
import { cityOf, identity } from '../identity';
import { saidLocation } from '../names';
import { clause } from '../said';
import type { Words } from '../words';
import { timeSpan } from './facts';

export const contact: Words<typeof english.contact> = {
  title: 'संपर्क करें',
  lead: `लिखें, कॉल करें या मिलें।${clause` जवाब ${timeSpan(claims.enquiryReply)} में मिलता है।`}`,
  formHeading: 'हमें लिखें',
  formIntro:
    'अप्लाई करने के अलावा कोई भी बात हो, यहाँ लिखें। जॉब के लिए अप्लाई करना हो, तो जॉब खोलें और “अप्लाई करें” दबाएँ।',
  tiles: { website: 'वेबसाइट', phone: 'फ़ोन', whatsapp: 'वॉट्सऐप', email: 'ईमेल' },
  hours: 'ऑफ़िस का समय',
  offices: 'ऑफ़िस',
};

export const contactDescription: Words<typeof english.contactDescription> = (lead) =>
  `${lead} ${identity.legalName}: फ़ोन, ईमेल, ऑफ़िस (${identity.offices.map((office) => saidLocation(cityOf(office))).join(', ')}), और हमें लिखने का फ़ॉर्म।`;

type ReportedJob = { id: string; title: string; company: string };

/** "जॉब 123: Welder, Neem & Sons" */
const nameOf = ({ id, title, company }: ReportedJob) =>
  [`जॉब ${id}`, [title, company].filter(Boolean).join(', ')].filter(Boolean).join(': ');

export const reports: Words<typeof english.reports> = {
  job: {
    subject: (job) => `शिकायत: ${nameOf(job)}`,
    hint: 'इस जॉब में क्या गलत है? जैसे: जॉब बंद है, कोई बात झूठ है, या ऐसे काग़ज़ माँगे जा रहे हैं जो किसी कंपनी को नहीं चाहिए।',
  },
  money: {
    subject: (job) => `पैसे माँगे गए${job ? `: ${nameOf(job)}` : ''}`,
    hint: 'पैसे किसने माँगे, कितने, और फ़ोन, मेल या मैसेज से? पैसे न दें, और मैसेज संभालकर रखें।',
  },
};
