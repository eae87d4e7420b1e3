import 'server-only';
import type { Held } from '../../contract/your-data';
import { readHeldCv } from '../../upstream/your-data';
import { safeFileName, type ZippedFile, zipStream } from './zip';

/** All that is held, as a ZIP: data.json, and the CVs under their references. */
export function downloadOf(token: string, held: Held): ReadableStream<Uint8Array> {
  return zipStream(filesOf(token, held));
}

async function* filesOf(token: string, { email, forms, ...rest }: Held): AsyncGenerator<ZippedFile> {
  const named = forms.map((form) => ({ ...form, file: form.cv && fileOf(form) }));
  const json = JSON.stringify({ email, forms: named, ...rest }, null, 2);
  yield { name: 'data.json', bytes: Buffer.from(`${json}\n`) };
  for (const { kind, id, file } of named) {
    const bytes = file && (await readHeldCv(token, kind, id));
    if (bytes) yield { name: file, bytes };
  }
}

const fileOf = ({ kind, id, reference, cv }: Held['forms'][number]) =>
  `cvs/${safeFileName(`${kind}-${id}-${reference}`)}-${safeFileName(cv?.name ?? '')}`;
