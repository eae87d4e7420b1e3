/** Numbers with their units. */
export const numbers = {
  jobs: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'ಕೆಲಸ' : 'ಕೆಲಸಗಳು'}`,
  /** The same with "there is", "there are". */
  jobsThere: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'ಕೆಲಸ ಇದೆ' : 'ಕೆಲಸಗಳಿವೆ'}`,
  /** Years; below one, in months. Units stay singular after a number, as in speech. */
  time(years: number, plus: '+' | '' = ''): string {
    if (years < 1) {
      const months = Math.round(years * 12);
      return `${months}${plus} ತಿಂಗಳು`;
    }
    return `${Number(years.toFixed(1))}${plus} ವರ್ಷ`;
  },
};

const ZWNJ = '\u200C';

/** A place in the locative case: "ಬೆಂಗಳೂರಿನಲ್ಲಿ", "ದೆಹಲಿಯಲ್ಲಿ", "ಕರ್ನಾಟಕದಲ್ಲಿ". */
export const inPlace = (name: string): string => withCase(name, 'ಲ್ಲಿ');

/** A place in the genitive case: "ಬೆಂಗಳೂರಿನ", "ದೆಹಲಿಯ", "ಕರ್ನಾಟಕದ". */
export const ofPlace = (name: string): string => withCase(name, '');

/** A place in the ablative case: "ಬೆಂಗಳೂರಿನಿಂದ", "ದೆಹಲಿಯಿಂದ", "ಕರ್ನಾಟಕದಿಂದ". */
export const fromPlace = (name: string): string => withCase(name, 'ಿಂದ');

function withCase(name: string, ending: string): string {
  const last = name.at(-1) ?? '';
  if (name.endsWith('ಗಳು')) return `${name.slice(0, -1)}${ending}`;
  if (/(?:ಜಮ್ಮು|ದಿಯು|ೂ)$/.test(name)) return `${name}ವಿನ${ending}`;
  if (last === 'ು') return `${name.slice(0, -1)}ಿನ${ending}`;
  if ('ಿೀೆೇ'.includes(last)) return `${name}ಯ${ending}`;
  if (last === '್') return `${name}${ZWNJ}ನ${ending}`;
  if ('ೈಂ'.includes(last)) return `${name}ನ${ending}`;
  // Consonants with inherent or long vowel: ಕರ್ನಾಟಕ, ಗೋವಾ, ಲಕ್ನೋ.
  if (/[\u0C80-\u0CFF]/.test(last)) return `${name}ದ${ending}`;
  // Other scripts, and brackets: joined too. What is copied (addresses, numbers) takes a noun: "… ವಿಳಾಸಕ್ಕೆ".
  return `${name}ನ${ending}`;
}
