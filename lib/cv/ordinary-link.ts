const PROGRAM =
  /\.(exe|dll|com|scr|cpl|msi|bat|cmd|ps1|vb[se]?|jse?|ws[fh]?|hta|lnk|url|jar|sh|py|chm|reg|pif|sct|html?|mht(ml)?|xll|iso|img|vhdx?)\s*$/i;

/** Whether a file of this name is run, or leads on, when somebody opens it. */
export const isProgramName = (name: string): boolean => PROGRAM.test(name);

/** What a click may open: nothing that a program other than a browser, mail or telephone would take for a command. */
const SCHEMES = /^(https?|mailto|tel|sms|ftp|file|skype|callto|whatsapp|tg|geo):/i;
// A computer's own files have one slash or three; with others they are another computer's, which would be shown the reader's
// password.
const ELSEWHERE = /^(?!file:\/(\/\/)?[^/])(file:|\/\/)/i;
// Whatever it ends with, it is no file: neither "asha.com" nor "asha@example.com".
const WEB = /^((https?|mailto|ftp):|([\w.+-]+@)?([\w-]+\.)+([a-z]{2,}\/|com$))/i;

/** Whether a link that a person clicks is of an ordinary kind. */
export function isOrdinaryLink(target: string): boolean {
  // As programs read addresses: without what cannot be seen, and with one kind of slash.
  const seen = target.replace(/[\0-\x20]/g, '').replace(/\\|%5c|%2f/gi, '/');
  if (ELSEWHERE.test(seen)) return false;
  if (!WEB.test(seen) && isProgramName(seen.replace(/[./]*([?#].*)?$/, ''))) return false;
  return SCHEMES.test(seen) || !/^[a-z][a-z\d+.-]*:/i.test(seen);
}
