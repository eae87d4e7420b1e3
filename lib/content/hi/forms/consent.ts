import type * as english from '../../forms/consent';
import type { Words } from '../../words';

export const applicationConsent: Words<typeof english.applicationConsent> = {
  notice: '28 नवंबर 2026 की सूचना',
  language: 'hi-IN',
  label: 'मैं सहमत हूँ कि मेरा आवेदन और बायोडाटा इस जॉब वाली कंपनी को भेजा जाए।',
  missing: 'आवेदन कंपनी को भेजने के लिए इस बॉक्स पर निशान लगाएँ',
};

export const poolConsent: Words<typeof english.poolConsent> = {
  label:
    'मैं सहमत हूँ कि आप मेरा बायोडाटा और जानकारी रखें, ताकि मुझे मेरे लायक जॉब बता सकें। किसी कंपनी को देने से पहले आप मुझसे पूछेंगे।',
  missing: 'बायोडाटा रखने देने के लिए इस बॉक्स पर निशान लगाएँ',
};
