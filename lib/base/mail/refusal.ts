type Refusal = { command?: string; responseCode?: number; response?: string };

/**
 * Whether a server refused a mail's recipients, and no other mail's: 45x or 55x at RCPT, "the receiver's mail system"
 * (RFC 5321, 4.2.1). A policy (5.7 of RFC 3463), a missing login or a server that closes down concern every mail.
 *
 * @param error what sending rejected with
 */
export const isOfRecipients = (error: unknown): boolean =>
  refusalsOf(error).some(Boolean) && refusalsOf(error).every(isOfAddress);

/** The same, for good (55x, e.g. because the address does not exist), so that a retry is pointless. */
export const isRefusedForGood = (error: unknown): boolean =>
  isOfRecipients(error) && refusalsOf(error).every(({ responseCode = 0 }) => responseCode >= 500);

/** What the server said of each recipient; nothing where it failed at something else. */
function refusalsOf(error: unknown): Refusal[] {
  if (typeof error !== 'object' || error === null) return [];
  const { command, rejectedErrors = [error] } = error as Refusal & { rejectedErrors?: Refusal[] };
  return command === 'RCPT TO' ? rejectedErrors : [];
}

const isOfAddress = ({ responseCode = 0, response = '' }: Refusal): boolean =>
  Math.floor(responseCode / 10) % 10 === 5 && !/^\d{3}[ -]5\.7\./.test(response);
