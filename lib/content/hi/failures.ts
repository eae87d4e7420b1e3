import type * as english from '../failures';
import type { Words } from '../words';

export const errorPage: Words<typeof english.errorPage> = {
  heading: 'यह पेज नहीं खुल पाया',
  text: 'गड़बड़ी हमारी तरफ़ से है। एक मिनट बाद फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  home: 'होम पेज',
  contact: 'जल्दी है? यहाँ संपर्क करें:',
  homePath: '/hi',
};
