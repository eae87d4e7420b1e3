type Refusal = { command?: string; responseCode?: number; response?: string };

/**
 * Whether a server permanently refused a mail's recipients, e.g. because the address does not exist (RFC 5321, 4.2.1:
 * 5xx at RCPT), so that a retry is pointless. A refusal of the sender rather than the address (a missing login, RFC
 * 4954; a policy, 5.7 of RFC 3463) can be fixed and does not count.
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
