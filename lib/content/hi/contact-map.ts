import type * as english from '../contact-map';
import type { Words } from '../words';

export const contactMap: Words<typeof english.contactMap> = {
  heading: 'हम कहाँ हैं',
  show: 'नक्शा देखें',
  note: 'नक्शा OpenStreetMap से आता है। देखने पर उसे आपका आईपी एड्रेस मालूम हो जाता है।',
  open: 'OpenStreetMap में खोलें',
};
