/** A text in which the beginnings of words that were typed are in bold. */
export function TypedPart({ text, typed }: { text: string; typed: string }) {
  const words = typed.split(/\s+/).filter(Boolean).map(escapeForPattern);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'iu');
  // Split by a group, every second part is one that it matched.
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
