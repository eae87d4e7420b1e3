import type { Submission } from './forms';
import { senderOf } from './submission-names';

const sender = (first_name: string, last_name: string) =>
  senderOf({ kind: 'applications', fields: { first_name, last_name } } as unknown as Submission);

test.each([
  ['Asha', 'Rao', 'Asha Rao'],
  ['Asha', 'R.', 'Asha R.'],
  ['आशा', 'राव', 'आशा राव'],
  ['Asha', 'Asha', 'Asha'],
  ['Asha', 'ASHA', 'Asha'],
  ['Asha', '.', 'Asha'],
  ['Asha', '-', 'Asha'],
  ['ಆಶಾ', 'ಆಶಾ', 'ಆಶಾ'],
  ['Asha', '', 'Asha'],
  ['\u202EoaR', '\u2066ahsA\u2069', 'oaR ahsA'],
])('%s and %s is %s', (first, last, name) => expect(sender(first, last)).toBe(name));
