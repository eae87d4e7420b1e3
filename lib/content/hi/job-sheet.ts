import type * as english from '../job-sheet';
import type { Words } from '../words';

export const jobSheet: Words<typeof english.jobSheet> = {
  hiring: 'हम जॉब दे रहे हैं',
  facts: { place: 'जगह', type: 'प्रकार', experience: 'अनुभव' },
  scan: 'अप्लाई करने के लिए स्कैन करें',
  open: 'या खोलें',
  call: 'सवाल? कॉल करें',
  neverPay: 'जॉब खोजने वालों से हम कभी पैसे नहीं माँगते।',
};
