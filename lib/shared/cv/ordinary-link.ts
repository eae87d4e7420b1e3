/** What a click may open: nothing that a program other than a browser, mail or telephone would take for a command. */
const SCHEMES = /^(https?|mailto|tel|sms|ftp|file|skype|callto|whatsapp|tg|geo):/i;
// A computer's own files, not another one's, which would be shown the reader's password; and no programs.
const ELSEWHERE = /^(\\\\|file:(\/\/)?[^/]|file:\/{4,})/i;
const PROGRAM = /^(?!https?:|mailto:|ftp:).*\.(exe|com|scr|bat|cmd|ps1|vbs|js|jse|wsf|hta|lnk|jar|msi|url)$/i;

/** Whether a link that a person clicks is of an ordinary kind. */
export function isOrdinaryLink(target: string): boolean {
  // As programs read addresses: without what cannot be seen.

  const seen = target.replace(/[\0-\x20]/g, '');
  if (ELSEWHERE.test(seen) || PROGRAM.test(seen)) return false;
  return SCHEMES.test(seen) || !/^[a-z][a-z\d+.-]*:/i.test(seen);
}
