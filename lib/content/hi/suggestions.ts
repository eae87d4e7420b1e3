import type * as english from '../suggestions';
import type { Words } from '../words';

export const suggestions: Words<typeof english.suggestions> = {
  label: 'सुझाव',
  kinds: { city: 'शहर', category: 'कैटेगरी', list: 'जॉब' },
  searches: ['नाइट शिफ़्ट', 'डे शिफ़्ट', 'तुरंत जॉइनिंग', 'सरकारी नौकरी', 'रेलवे जॉब', 'बैंक जॉब'],
  inCity: (title, city) => `${city} में ${title}`,
  found: (count) => (count === 0 ? 'कोई सुझाव नहीं' : `${count} सुझाव, ऊपर-नीचे के बटन से चुनें`),
};
