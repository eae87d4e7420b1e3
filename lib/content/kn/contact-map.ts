import type * as english from '../contact-map';
import type { Words } from '../words';

export const contactMap: Words<typeof english.contactMap> = {
  heading: 'ನಾವು ಎಲ್ಲಿದ್ದೇವೆ',
  show: 'ನಕ್ಷೆ ನೋಡಿ',
  note: 'ನಕ್ಷೆ OpenStreetMapನಿಂದ ಬರುತ್ತದೆ. ನೋಡಿದಾಗ ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ವಿಳಾಸ ಅದಕ್ಕೆ ತಿಳಿಯುತ್ತದೆ.',
  open: 'OpenStreetMapನಲ್ಲಿ ತೆರೆಯಿರಿ',
};
