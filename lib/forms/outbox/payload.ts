import type { Submission } from '../../upstream/enquiries';
import type { Vault } from './vault';

// Version 0.1 kept source and consent as a text to be added to the message; what it left waiting is delivered like that.
type OldNote = { note?: string };

/** A submission as bytes, in parts: the length of its JSON part (4 bytes), the JSON, then the file's bytes. */
export function encodeSubmission({ call, fields, stamps, file }: Submission): Uint8Array[] {
  const about = file && { field: file.field, name: file.name, type: file.type };
  const json = Buffer.from(JSON.stringify({ call, fields, stamps, file: about }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  // Not joined: each copy of a CV is memory that the collector must free.
  return [length, json, ...(file ? [file.bytes] : [])];
}

/** @throws Error when the bytes are none of `encodeSubmission` */
export function decodeSubmission(bytes: Buffer): Submission {
  const end = 4 + bytes.readUInt32BE(0);
  const { file, note, ...submission } = JSON.parse(bytes.toString('utf8', 4, end)) as Submission & OldNote;
  if (note) submission.fields.message = [submission.fields.message, note].filter(Boolean).join('\n\n');
  return file ? { ...submission, file: { ...file, bytes: bytes.subarray(end) } } : submission;
}

/** The same for two submissions of one form with the same texts and the same file content; stamps do not count. */
export function fingerprintSubmission(vault: Vault, form: string, { fields, file }: Submission): string {
  const texts = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return vault.fingerprint(form, texts, file?.bytes ?? '');
}
