import { currentLanguage } from '../../base/language';
import type { Submission } from '../../upstream/enquiries';
import type { Vault } from '../../base/vault';

/** Serialises a submission and its language in chunks: the length of its JSON (4 bytes), the JSON, then the file's bytes. */
export function encodeSubmission({ call, fields, stamps, file }: Submission): Uint8Array[] {
  const about = file && { field: file.field, name: file.name, type: file.type };
  const language = currentLanguage() === 'en' ? undefined : currentLanguage();
  const json = Buffer.from(JSON.stringify({ call, fields, stamps, file: about, language }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  // Not concatenated: copying a CV burdens the garbage collector.
  return [length, json, ...(file ? [file.bytes] : [])];
}

/** @throws Error for bytes that are not from `encodeSubmission` */
export function decodeSubmission(bytes: Buffer): Submission {
  const end = 4 + bytes.readUInt32BE(0);
  const stored = JSON.parse(bytes.toString('utf8', 4, end)) as Submission;
  const { file, ...submission } = stored;
  return file ? { ...submission, file: { ...file, bytes: bytes.subarray(end) } } : submission;
}

/** Equal for submissions of one form with the same texts and file; stamps are ignored. */
export function fingerprintSubmission(vault: Vault, form: string, { fields, file }: Submission): string {
  const texts = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return vault.fingerprint(form, texts, file?.bytes ?? '');
}
