type Refusal = { command?: string; responseCode?: number; response?: string };

/**
 * Whether a server refused a mail's recipients for good, as an address that does not exist (RFC 5321, 4.2.1: 5xx at RCPT):
 * it would refuse them tomorrow as well. What it refuses to us rather than to the address (a missing login, RFC 4954; a
 * policy, 5.7 of RFC 3463) may be put right and is none.
 *
 * @param error what sending rejected with
 */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { command, rejectedErrors = [error] } = error as Refusal & { rejectedErrors?: Refusal[] };
  return command === 'RCPT TO' && rejectedErrors.every(isOfAddress);
}

function isOfAddress({ responseCode = 0, response = '' }: Refusal): boolean {
  return responseCode >= 550 && responseCode <= 559 && !/^\d{3}[ -]5\.7\./.test(response);
}
