const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Plain text as HTML: a paragraph for each, with its line breaks, and a list where lines begin with "-", "*" or "•". */
export function textToHtml(text: string): string {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockToHtml)
    .join('');
}

function blockToHtml(block: string): string {
  const lines = block.split(/\r?\n/).map((line) => line.trim());
  const items = lines.flatMap((line) => /^[-*•]\s+(.+)$/.exec(line)?.[1] ?? []);
  if (items.length === lines.length)
    return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escaped).join('<br>')}</p>`;
}
