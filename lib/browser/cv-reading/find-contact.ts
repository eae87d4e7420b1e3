import { joinSpacedLetters, type CvContact, type CvText, MAX_LINES, plainText } from './cv-text';
import { findEmail } from './find-email';
import { findName } from './find-name';
import { findPhone } from './find-phone';
import { sectionsOf } from './sections';
import { splitName } from './split-name';

/**
 * Finds the e-mail, phone and name of a CV's owner, each only if certain enough not to need correction. Ignores those of
 * referees, employers or relatives.
 *
 * @param fileName confirms a name; never a source of one
 */
export function findContact(cv: CvText, fileName = ''): CvContact {
  const lines = cv.lines
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, text: plainText(joinSpacedLetters(line.text)) }));
  const sections = sectionsOf(lines);
  const linksTo = (scheme: string) =>
    cv.links
      .filter((link) => link.toLowerCase().startsWith(scheme))
      .map((link) => safelyDecoded(link.slice(scheme.length).split('?')[0]!).trim());
  const email = findEmail(lines, sections, linksTo('mailto:'));
  const phone = findPhone(lines, sections, linksTo('tel:'));
  const name = findName(lines, sections, email, fileName.replace(/\.\w+$/, ''));
  const split = name && !(cv.isDrawn && /[^\p{Script=Latin}\P{L}]/u.test(name)) ? splitName(name) : null;
  return { ...(email && { email }), ...(phone && { phone }), ...split };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
