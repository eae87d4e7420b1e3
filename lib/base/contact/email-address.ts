import { z } from 'zod';
import { plainCharacters } from '../text/plain-characters';

/** Characters of an e-mail address: RFC 5321, section 4.5.3.1.3, without its brackets. */
export const MAX_EMAIL = 254;

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

/** Parses user input with readEmail. `error`: the message for anything else. */
export const emailAddress = (error?: string) =>
  z.string().transform((text, context) => {
    const address = readEmail(text);
    if (address !== null && address.length <= MAX_EMAIL) return address;
    context.addIssue({ code: 'invalid_format', format: 'email', message: error });
    return z.NEVER;
  });
