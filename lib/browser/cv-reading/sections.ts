import type { CvLine } from './cv-text';

/** What a part of a CV is about, to tell whose contact details it contains. */
export type Section = 'top' | 'own' | 'work' | 'others';

const HEADINGS: [Section, RegExp][] = [
  ['others', /^(?:professional |character )?(?:references?|referees?)\b|^(?:संदर्भ|ಉಲ್ಲೇಖಗಳು)/iu],
  [
    'own',
    /^(?:personal|contact|my contact|basic|bio)\b|^contacts?$|^(?:व्यक्तिगत|संपर्क|ವೈಯಕ್ತಿಕ|ಸಂಪರ್ಕ)|^(?:about me|declaration)$/iu,
  ],
  [
    'work',
    /^(?:(?:work|professional|job|employment|teaching|industrial|relevant|total|clinical|field) )?(?:experience|history|employment)\b|^(?:projects?|education|academics?|educational|academic|skills|technical|key|core|certifications?|internships?|trainings?|achievements?|awards|languages|hobbies|interests|strengths|summary|objective|career|profile|professional summary|qualifications?|publications|activities|volunteer\w*)\b|^(?:अनुभव|शिक्षा|कौशल|ಅನುಭವ|ಶಿಕ್ಷಣ)/iu,
  ],
];

/** The section that a heading opens, or null: headings are a few words, neither a sentence nor a date. */
export function headingOf(text: string): Section | null {
  const heading = text.replace(/^[\W\d_]+(?=\p{L})/u, '').replace(/(?<![\s:_.-])[\s:_.-]+$/, '');
  if (heading.split(/\s+/).length > 4 || /[\d@,]|: \S/.test(heading)) return null;
  return HEADINGS.find(([, words]) => words.test(heading))?.[0] ?? null;
}

/** The section of each line, by the nearest heading above it in its column. */
export function sectionsOf(lines: readonly CvLine[]): Section[] {
  const sections: Section[] = [];
  lines.forEach(({ text, above }, index) =>
    sections.push(headingOf(text) ?? sections[above ?? index - 1] ?? 'top'),
  );
  return sections;
}

const OF_OTHERS =
  /\b(?:ref(?:erence|eree)?s?|emergency|father|mother|husband|wife|spouse|guardian|brother|sister|supervisor|reporting|manager's|alternate contact person)\b/i;

/** Whether a line introduces another person's details. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);
