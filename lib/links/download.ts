import 'server-only';
import { links } from '../contract/links';
import type { Held, HeldForm } from '../contract/your-data';
import { yourDataPath } from '../routes';
import { askLink, askLinkForCv } from '../upstream/links';
import { HEADERS, seeOther } from './step';
import { safeFileName, type ZippedFile, zipStream } from './zip';

/** Sends all data behind a link as a ZIP: data.json, and the CVs named by their references. */
export async function sendData({ token }: { token: string }): Promise<Response> {
  const held = await askLink(links.data.about, { token });
  if (typeof held === 'string') return seeOther(yourDataPath(token));
  const headers = {
    ...HEADERS,
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="your-data.zip"',
  };
  return new Response(zipStream(filesOf(token, held)), { headers });
}

async function* filesOf(token: string, { email, forms, ...rest }: Held): AsyncGenerator<ZippedFile> {
  const named = forms.map((form) => ({ ...form, file: form.cv && fileOf(form) }));
  const json = JSON.stringify({ email, forms: named, ...rest }, null, 2);
  yield { name: 'data.json', bytes: Buffer.from(`${json}\n`) };
  for (const { kind, id, file } of named) {
    if (!file) continue;
    const found = await askLinkForCv(links.data.cv, { token, kind, id });
    if (typeof found !== 'string') yield { name: file, bytes: found.bytes };
  }
}

const fileOf = ({ kind, id, reference, cv }: HeldForm) =>
  `cvs/${safeFileName(`${kind}-${id}-${reference}`)}-${safeFileName(cv?.name ?? '')}`;
