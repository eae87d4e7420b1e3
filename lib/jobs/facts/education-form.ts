import { type Education, leastOf, levelWordsIn } from './education-words';

const FIELD = /\b(UG|PG|Doctorate)\s*:/g;

/** Whether a qualification is in the format of job boards: "UG: Any Graduate, PG: MBA/PGDM in Finance". */
export function isEducationForm(text: string): boolean {
  return /\b(?:UG|PG)\s*:/.test(text) || /^\s*Qualification[A-Z]/.test(text);
}

/**
 * The minimum education in such a format. If it names first degrees, second ones are alternatives or wishes. Null if no
 * degree is required, or a specific doctorate is.
 */
export function educationInForm(text: string): Education | null {
  const fields = [...text.matchAll(FIELD)];
  const values = new Map(
    fields.map(({ 1: name, index, 0: label }, position) => [
      name,
      text.slice(index + label.length, fields[position + 1]?.index),
    ]),
  );
  const doctorate = values.get('Doctorate');
  if (doctorate !== undefined && !/\bAny\b|Not Required/i.test(doctorate)) return null;
  const first = values.get('UG');
  const second = values.get('PG');
  if (first !== undefined) {
    const least = leastIn(first);
    return least === 'postgraduate' ? null : least;
  }
  return second === undefined ? null : leastIn(second);
}

function leastIn(value: string): Education | null {
  return /Not Required/i.test(value) ? null : leastOf(levelWordsIn(value).map(({ level }) => level));
}
