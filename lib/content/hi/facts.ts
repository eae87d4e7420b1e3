/** Translates the agency's facts if worded as usual; others stay as written. */

const NUMBERS: Readonly<Record<string, string>> = {
  one: 'एक',
  two: 'दो',
  three: 'तीन',
  four: 'चार',
  five: 'पाँच',
  six: 'छह',
  seven: 'सात',
  ten: 'दस',
};
/** Oblique case, before "में" and "की": singular and plural. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  minute: ['मिनट', 'मिनट'],
  hour: ['घंटे', 'घंटे'],
  day: ['दिन', 'दिनों'],
  week: ['हफ़्ते', 'हफ़्तों'],
  month: ['महीने', 'महीनों'],
};
const SPAN = /^([a-z]+|\d+(?:[–-]\d+)?)[ -]((?:working|business) )?(minute|hour|day|week|month)s?$/i;

/** "two working days" in the oblique case, before "में": "दो कामकाजी दिनों". */
export function timeSpan(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const [, count = '', working, unit = ''] = SPAN.exec(text.trim()) ?? [];
  const number = /\d/.test(count) ? count : NUMBERS[count.toLowerCase()];
  const [one, many] = UNITS[unit.toLowerCase()] ?? [];
  if (!number || !one) return text;
  return [number, ...(working ? ['कामकाजी'] : []), number === '1' || number === 'एक' ? one : many].join(' ');
}

/** Title of the grievance officer. */
export const officer = (title: string): string =>
  /^grievance officer$/i.test(title) ? 'शिकायत अधिकारी' : title;

/** Of opening times. */
export const days: Readonly<Record<string, string>> = {
  monday: 'सोमवार',
  tuesday: 'मंगलवार',
  wednesday: 'बुधवार',
  thursday: 'गुरुवार',
  friday: 'शुक्रवार',
  saturday: 'शनिवार',
  sunday: 'रविवार',
  closed: 'बंद',
  holiday: 'छुट्टी',
  to: 'से',
  and: 'और',
};

export const offices: Readonly<Record<string, string>> = {
  'corporate office': 'कॉर्पोरेट ऑफ़िस',
  'registered office': 'रजिस्टर्ड ऑफ़िस',
  'head office': 'मुख्य ऑफ़िस',
  'branch office': 'शाखा',
  office: 'ऑफ़िस',
};

export const allIndiaFrom = (city: string) => `${city} से पूरे भारत में सेवा`;

/** The program's own services and usual counters, by their English text. */
export const facts: Readonly<Record<string, string>> = {
  Companies: 'कंपनियाँ',
  Applications: 'आवेदन',
  'Jobs Posted': 'नौकरियाँ',
  Members: 'सदस्य',
  'Contract to hire': 'कॉन्ट्रैक्ट से पक्की नौकरी',
  'Payroll services': 'पेरोल सेवा',
  'Hiring services': 'भर्ती सेवा',
  'Compliance services': 'कंप्लायंस सेवा',
  'HR shared services': 'एचआर का रोज़ का काम',
  'Learning and development': 'ट्रेनिंग',
  'Background verification': 'बैकग्राउंड जाँच',
  'Work together first, then hire': 'पहले साथ काम करें, फिर नौकरी दें',
  'Salaries and statutory deposits': 'सैलरी, PF और ESI',
  'Permanent, contract and executive': 'परमानेंट, कॉन्ट्रैक्ट और सीनियर पद',
  'Registrations, returns and audits': 'रजिस्ट्रेशन, रिटर्न और ऑडिट',
  'HR operations and a helpdesk': 'एचआर का काम और हेल्पडेस्क',
  'Induction to technical training': 'इंडक्शन से तकनीकी ट्रेनिंग तक',
  'Identity, education and employment': 'पहचान, पढ़ाई और पिछली नौकरी',
};
