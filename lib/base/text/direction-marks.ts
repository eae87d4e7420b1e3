/** Removes the invisible marks by which a name would turn the text around it, such as U+202E. */
export const withoutDirectionMarks = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
