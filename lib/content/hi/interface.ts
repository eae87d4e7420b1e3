import type * as english from '../interface';
import type { Words } from '../words';

export const skipLink = () => 'सीधे मुख्य हिस्से पर जाएँ';

export const servicesMenu = () => 'सेवाएँ';

export const footer: Words<typeof english.footer> = {
  site: 'वेबसाइट',
  employers: 'कंपनियों के लिए (अंग्रेज़ी में)',
  candidates: 'नौकरी खोजने वालों के लिए',
  hours: 'ऑफ़िस का समय',
  rights: (legalName) => `${legalName}। सभी अधिकार सुरक्षित।`,
  developedBy: 'वेबसाइट बनाने वाले:',
  sentence: (line) => `${line}।`,
};

export const breadcrumb: Words<typeof english.breadcrumb> = { label: 'आप यहाँ हैं', home: 'होम' };

export const pagination: Words<typeof english.pagination> = {
  label: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
};

export const profileOn: Words<typeof english.profileOn> = (agency, network) => `${network} पर ${agency}`;
