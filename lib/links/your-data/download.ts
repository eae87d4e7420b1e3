import 'server-only';
import { type Held, yourDataCalls } from '../../contract/your-data';
import { askLinkForCv } from '../../upstream/links';
import { safeFileName, type ZippedFile, zipStream } from './zip';

/** All data as a ZIP: data.json, and the CVs named by their references. */
export function downloadOf(token: string, held: Held): ReadableStream<Uint8Array> {
  return zipStream(filesOf(token, held));
}

async function* filesOf(token: string, { email, forms, ...rest }: Held): AsyncGenerator<ZippedFile> {
  const named = forms.map((form) => ({ ...form, file: form.cv && fileOf(form) }));
  const json = JSON.stringify({ email, forms: named, ...rest }, null, 2);
  yield { name: 'data.json', bytes: Buffer.from(`${json}\n`) };
  for (const { kind, id, file } of named) {
    if (!file) continue;
    const found = await askLinkForCv(yourDataCalls.cv, { token, kind, id });
    if (typeof found !== 'string') yield { name: file, bytes: found.bytes };
  }
}

const fileOf = ({ kind, id, reference, cv }: Held['forms'][number]) =>
  `cvs/${safeFileName(`${kind}-${id}-${reference}`)}-${safeFileName(cv?.name ?? '')}`;
