import { plainCharacters } from '../text/plain-characters';

// As zod's, and ends in Indian scripts too: https://www.iana.org/domains/root/db has them as "xn--…".
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Extracts the e-mail address from typed or pasted input, as mail programs and their links format it: "Asha <asha@example.in>",
 * "mailto:asha@example.in", with marks around it. A domain in other scripts comes as DNS has it ("xn--…"). Null where there
 * is none, or more than one.
 */
export function readEmail(typed: string): string | null {
  const parts = plainCharacters(typed)
    .replace(/mailto:/gi, '<')
    .split(/[<>()[\]"“”‘’,;:|?]+/)
    .filter((part) => part.includes('@'))
    // "asha @ gmail. com": phones put spaces after full stops.
    .map((part) => part.trim().replace(/^\p{Pd}+ |\s*([@.])\s*/gu, '$1'));
  const [address = null, ...others] = new Set(parts.map(asciiAddress));
  return others.length === 0 ? address : null;
}

function asciiAddress(text: string): string | null {
  const [, local, domain] = /^'?(\S+)@([\p{L}\p{M}\p{N}\u200C\u200D.。-]+?)[.。!'-]*$/u.exec(text) ?? [];
  if (!local || !domain || !URL.canParse(`http://${domain}`)) return null;
  const address = `${local}@${new URL(`http://${domain}`).hostname}`;
  return ADDRESS.test(address) ? address : null;
}
