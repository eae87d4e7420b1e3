type Refusal = { command?: string; responseCode?: number; response?: string };

/**
 * Whether a server refused only this mail's recipients: 45x or 55x at RCPT, "the receiver's mail system" (RFC 5321,
 * 4.2.1). A policy (5.7 of RFC 3463), a missing login or a server that shuts down affects every mail.
 *
 * @param error the rejection of `send`
 */
export const isOfRecipients = (error: unknown): boolean =>
  refusalsOf(error).some(Boolean) && refusalsOf(error).every(isOfAddress);

/** The same, permanently (55x, e.g. an unknown address), so that a retry is pointless. */
export const isRefusedForGood = (error: unknown): boolean =>
  isOfRecipients(error) && refusalsOf(error).every(({ responseCode = 0 }) => responseCode >= 500);

/** The server's response for each recipient; [] if sending failed at another step. */
function refusalsOf(error: unknown): Refusal[] {
  if (typeof error !== 'object' || error === null) return [];
  const { command, rejectedErrors = [error] } = error as Refusal & { rejectedErrors?: Refusal[] };
  return command === 'RCPT TO' ? rejectedErrors : [];
}

const isOfAddress = ({ responseCode = 0, response = '' }: Refusal): boolean =>
  Math.floor(responseCode / 10) % 10 === 5 && !/^\d{3}[ -]5\.7\./.test(response);
