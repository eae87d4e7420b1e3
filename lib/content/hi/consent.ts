import { routes } from '../../routes';
import type * as english from '../consent';
import type { Words } from '../words';

export const consentCopy: Words<typeof english.consentCopy> = {
  heading: 'क्या हम साइट पर आने वालों को गिन सकते हैं?',
  text: 'आपकी सहमति से हम Google Tag Manager इस्तेमाल करते हैं। वह कुकी रखता है और Google को बताता है कि आप कौन से पेज खोलते हैं। मना करने पर भी साइट वैसी ही चलती है। अंग्रेज़ी में लिखी सूचना ही मान्य है।',
  more: { label: 'प्राइवेसी पॉलिसी (अंग्रेज़ी में)', href: `${routes.privacyPolicy()}#technical-data` },
  accept: 'मंज़ूर है',
  reject: 'मना करें',
  reopen: 'कुकी की सेटिंग',
};
