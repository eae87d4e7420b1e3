const PROGRAM =
  /\.(exe|dll|com|scr|cpl|msi|bat|cmd|ps1|vb[se]?|jse?|ws[fh]?|hta|lnk|url|jar|sh|py|chm|reg|pif|sct|html?|mht(ml)?|xll|iso|img|vhdx?)\s*$/i;

/** Whether opening a file of this name runs it, or leads elsewhere. */
export const isProgramName = (name: string): boolean => PROGRAM.test(name);

/** Schemes that a click may open: only those for browsers, mail, telephone and the like. */
const SCHEMES = /^(https?|mailto|tel|sms|ftp|file|skype|callto|whatsapp|tg|geo):/i;
// Local files have one slash or three; with others they are on another computer, to which Windows would send the reader's
// password.
const ELSEWHERE = /^(?!file:\/(\/\/)?[^/])(file:|\/\/)/i;
// A web or mail address regardless of its ending: "asha.com", "asha@example.com".
const WEB = /^((https?|mailto|ftp):|([\w.+-]+@)?([\w-]+\.)+([a-z]{2,}\/|com$))/i;

export function isOrdinaryLink(target: string): boolean {
  // Normalised like programs do: without invisible characters, and with one kind of slash.
  const seen = target.replace(/[\0-\x20]/g, '').replace(/\\|%5c|%2f/gi, '/');
  if (ELSEWHERE.test(seen)) return false;
  if (!WEB.test(seen) && isProgramName(seen.replace(/[?#][^]*/, '').replace(/(?<![./])[./]+$/, '')))
    return false;
  return SCHEMES.test(seen) || !/^[a-z][a-z\d+.-]*:/i.test(seen);
}
