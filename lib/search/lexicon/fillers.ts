/** Words that only say that someone is looking for a job. */
const FILLER_LINES = [
  'a an the i am is are we my me you your this that there its all some best good new for from in at near nearby around of to with and or',
  'what which where when how much many who do does did can could will would want has have had if so',
  'please pls plz give show get find search tell need send help any pass passed own free holder holders company companies candidate candidates male',
  'job jobs vacancy vacancies vacency vaccancy opening openings position positions careers wanted needed required',
  'require requirement looking available apply hire join joining latest today tomorrow aaj आज ಇಂದು ನಾಳೆ urgent urgently',
  'hai hain hu hoon ya saath sath karna karne karni exp finished completed son daughter',
  'naukri naukari nokri naukriya rojgar rozgar chahiye chahie kaam ke ki ka liye wala wali aur',
  'नौकरी नौकरियां नौकरियाँ काम रोजगार रोज़गार भर्ती वैकेंसी जॉब जॉब्स चाहिए के की का में से लिए और साथ पास फ्री वाला वाली',
  'naukari kelasa velai udyogam udyogalu नोकरी नोकऱ्या வேலை வேலைவாய்ப்பு ఉద్యోగం ఉద్యోగాలు',
  'চাকরি চাকুরি কাজ নিয়োগ નોકરી કામ ભરતી ਨੌਕਰੀ ਕੰਮ ਭਰਤੀ ଚାକିରି ଚାକିରୀ କାମ ജോലി തൊഴിൽ ഒഴിവ് పని ఉద్యోగాలు வேலைகள் பணி chakri nokri',
  // "Vacancies", "of" and "for" in the other languages.
  'ഒഴിവ് ഒഴിവുകൾ காலியிடம் காலியிடங்கள் ఖాళీ ఖాళీలు শূন্যপদ এর জন্য જગ્યા માટે ਅਸਾਮੀ ਅਸਾਮੀਆਂ ਲਈ آسامی اسامیاں کی کا کے لیے ପାଇଁ साठी',
  // "Wanted" in Telugu, Tamil, Kannada, Bengali, Gujarati, Malayalam, Punjabi and Urdu; and Urdu's words for a job.
  'kavali vendum beku కావాలి வேண்டும் চাই જોઈએ വേണം ਚਾਹੀਦੀ چاہیے نوکری نوکریاں ملازمت کام روزگار جاب',
  'ಪಾಸ್ ಪಾಸಾದ ಪಾಸಾದವರಿಗೆ ಕೆಲಸ ಕೆಲಸಗಳು ಉದ್ಯೋಗ ಉದ್ಯೋಗಗಳು ಹುದ್ದೆ ಹುದ್ದೆಗಳು ಬೇಕು ಬೇಕಾಗಿದೆ ಬೇಕಾಗಿದ್ದಾರೆ ಮತ್ತು ಜಾಬ್',
];

export const FILLERS: readonly string[] = FILLER_LINES.join(' ').split(' ');

export const phrasesIn = (lines: readonly string[]): string[] => lines.join(', ').split(', ');

/** Before what one does not want: "no target". */
export const NEGATION = /^(?:no|not|without|bina|बिना)$/i;

/** What people type for the place where they are. */
export const NEAR_ME: readonly string[] = phrasesIn([
  'near me, nearby me, near by me, near to me, around me, near my home, near my house, near my place, in my area, in my city',
  'mere paas, mere pass, mere aas paas, mere aaspaas, mere nazdeek, mere ghar ke paas, मेरे पास, मेरे आसपास, मेरे आस पास, मेरे नजदीक',
  'ghar ke paas, घर के पास, mane hattira, ಮನೆ ಹತ್ತಿರ, nanna hattira, ನನ್ನ ಹತ್ತಿರ, ನನ್ನ ಬಳಿ, en arugil, என் அருகில், naa daggara, నా దగ్గర, amar kache, আমার কাছে, majhya javal, माझ्या जवळ',
]);

/** Phrases that say no more, although their words alone may. */
export const FILLER_PHRASES: readonly string[] = phrasesIn([
  ...NEAR_ME,
  'apply now, hiring now, now hiring, urgent hiring, call now, call us, whatsapp now, contact us',
  'housewife, house wife, housewives, गृहिणी, ಗೃಹಿಣಿ, ಗೃಹಿಣಿಯರಿಗೆ',
  'good salary, high salary, best salary, without investment, no investment',
  'after career gap, career gap, after career break, career break, pan india, all over india, all india, i want, i need, looking for, for housewife, for housewives, for male, for males, for men',
  'for indian, for indians, for boys, for students, for student, for college students',
]);

/** Words that are followed by a place, even if its name is also a common word or a person's name. */
export const BEFORE_PLACES: readonly string[] = ['in', 'at', 'near', 'nearby', 'around', 'from'];

/** Those that include the place's surroundings. */
export const NEAR_BEFORE: readonly string[] = ['near', 'nearby', 'around'];

/** Words that belong to the place before them. */
export const AFTER_PLACES: readonly string[] = phrasesIn([
  'me, mein, mai, main, में, मे, ನಲ್ಲಿ, alli, lo, la, లో, இல், میں, ਵਿੱਚ, city, based, location, only',
]);

/** Those that include the place's surroundings. */
export const NEAR_AFTER: readonly string[] = phrasesIn([
  'ke paas, ke pass, ke aas paas, ke aaspaas, ke nazdeek, ke najdik, के पास, के आसपास, के आस पास, के नजदीक',
  'ಹತ್ತಿರ, ಬಳಿ, ಸುತ್ತಮುತ್ತ, nearby, near by, and nearby, and around, and surroundings',
]);
