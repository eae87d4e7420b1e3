import 'server-only';
import { z } from 'zod';
import { stepProblems } from '../../content/your-data';
import { type Held, yourDataCalls } from '../../contract/your-data';
import { eraseStepPath, routes, withdrawStepPath, yourDataPath } from '../../routes';
import { askLink, askLinkForCv } from '../../upstream/links';
import { HEADERS, seeOther, step } from '../step';
import { safeFileName, type ZippedFile, zipStream } from './zip';

const common = {
  limit: 'data-link',
  // Not a valid link.
  refuse: () => seeOther(routes.yourData()),
  problems: () => stepProblems,
} as const;

/** Sends all data as a ZIP: data.json, and the CVs named by their references. */
const sendDownload = step({
  ...common,
  schema: yourDataCalls.show.request,
  async act({ token }) {
    const held = await askLink(yourDataCalls.show, { token });
    if (typeof held === 'string') return seeOther(yourDataPath(token));
    const headers = {
      ...HEADERS,
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="your-data.zip"',
    };
    return new Response(zipStream(filesOf(token, held)), { headers });
  },
});

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

/** Redirects to the step's page, which shows the outcome. */
const withdrawOne = step({
  ...common,
  schema: yourDataCalls.withdraw.request,
  async act(given) {
    await askLink(yourDataCalls.withdraw, given);
    return seeOther(withdrawStepPath(given.token, given.id));
  },
});

/** Redirects back to the step unless the box is ticked. */
const eraseAll = step({
  ...common,
  schema: yourDataCalls.erase.request.extend({ sure: z.string().optional() }),
  async act({ token, sure }) {
    if (sure !== 'on') return seeOther(eraseStepPath(token));
    const erased = await askLink(yourDataCalls.erase, { token });
    const isErased = typeof erased !== 'string' && erased.status;
    return seeOther(isErased ? routes.yourDataErased() : yourDataPath(token));
  },
});

/** POST /api/your-data/STEP */
export const yourDataSteps = new Map([
  ['download', sendDownload],
  ['withdraw', withdrawOne],
  ['erase', eraseAll],
]);
