import { notOurs, ownContactWords, verifyProblems, voucherWords } from '../../content/verify';
import type { CheckedVoucher } from '../../contract/vouchers';
import type { OwnContact } from './check-contact';

export type VerifyField = 'code' | 'contact';

export type VerifyResult =
  | { kind: 'voucher'; voucher: CheckedVoucher }
  | { kind: 'own'; own: OwnContact }
  | { kind: 'not-own' | 'own-domain' | 'several' | 'malformed' | 'empty' | 'unavailable' }
  | { kind: 'too-many'; seconds: number };

/** A result with the typed text, which is shown only to the visitor who typed it. */
export type VerifyAnswer = { field: VerifyField; typed: string; result: VerifyResult };

/** How the page shows a result: confirmed, not the agency's, or to be tried again. */
type Tone = 'ours' | 'unsure' | 'not-ours' | 'again';

export function answerWords({ field, result }: VerifyAnswer): { tone: Tone; heading: string; text: string } {
  switch (result.kind) {
    case 'voucher': {
      const { state } = result.voucher;
      return {
        tone: state === 'valid' ? 'ours' : 'unsure',
        heading: voucherWords.headings[state],
        text: voucherWords.text(result.voucher),
      };
    }
    case 'own':
      return { tone: 'ours', heading: ownContactWords.heading, text: ownContactWords.what[result.own] };
    case 'own-domain':
      return { tone: 'unsure', ...verifyProblems.ownDomain };
    case 'not-own':
      return { tone: 'not-ours', heading: notOurs.heading, text: notOurs[field] };
    case 'several':
      return { tone: 'again', ...verifyProblems.several };
    case 'malformed':
      return { tone: 'again', ...verifyProblems[field === 'code' ? 'malformedCode' : 'unreadable'] };
    case 'empty':
      return { tone: 'again', ...verifyProblems[field === 'code' ? 'emptyCode' : 'emptyContact'] };
    case 'unavailable':
      return { tone: 'again', ...verifyProblems.unavailable };
    case 'too-many':
      return { tone: 'again', ...verifyProblems.tooMany(result.seconds) };
  }
}
