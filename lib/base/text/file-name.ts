const MAX_NAME = 120;

/**
 * The name for storing and forwarding a file of a type: its sender's, without folders, invisible characters and leading
 * dots, with the extension of its actual type, of at most 120 characters.
 */
export function cvFileName(name: string, type: string): string {
  const clean = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Indian scripts need the two joiners.
    .replace(/(?![\u200C\u200D])[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isOfType = clean.toLowerCase().endsWith(`.${type}`);
  const ending = isOfType ? clean.slice(-type.length - 1) : `.${type}`;
  const stem = isOfType ? clean.slice(0, -ending.length) : withoutEndings(clean);
  const short = [...stem.replace(/^[. ]+/, '')].slice(0, MAX_NAME - ending.length).join('');
  return `${short || 'cv'}${ending}`;
}

// "cv.exe", "B.Tech": must not look like an extension.
const withoutEndings = (name: string) =>
  name
    .replace(/\.(pdf|docx?|jpe?g|png|webp)(?![\p{L}\p{N}])/giu, '')
    .replace(/(?<![. ])[. ]+$/, '')
    .replace(/\.(?=[^.\s]*$)/, '-');
