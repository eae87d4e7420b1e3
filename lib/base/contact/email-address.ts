import { plainCharacters } from '../text/plain-characters';

// zod's pattern, extended by Indian top-level domains, which are "xn--…": https://www.iana.org/domains/root/db
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Extracts the e-mail address from typed or pasted input, such as "Asha <asha@example.in>" or "mailto:asha@example.in".
 * Converts a domain in other scripts to DNS form ("xn--…"). Null if there is none, or more than one.
 */
export function readEmail(typed: string): string | null {
  const parts = plainCharacters(typed)
    .replace(/mailto:/gi, '<')
    .split(/[<>()[\]"“”‘’,;:|?]+/)
    .filter((part) => part.includes('@'))
    // "asha @ gmail. com": phones put spaces after full stops.
    .map((part) => part.trim().replace(/^\p{Pd}+ |\s{0,9}([@.])\s{0,9}/gu, '$1'));
  const [address = null, ...others] = new Set(parts.map(asciiAddress));
  return others.length === 0 ? address : null;
}

function asciiAddress(text: string): string | null {
  const [, local, domain] =
    /^'?(\S+)@([\p{L}\p{M}\p{N}\u200C\u200D.。-]*[\p{L}\p{M}\p{N}\u200C\u200D])[.。!'-]*$/u.exec(text) ?? [];
  if (!local || !domain || !URL.canParse(`http://${domain}`)) return null;
  const address = `${local}@${new URL(`http://${domain}`).hostname}`;
  return ADDRESS.test(address) ? address : null;
}
