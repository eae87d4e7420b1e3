import 'server-only';
import { findJob } from '../../../jobs/details';
import { jobSlug } from '../../../routes';
import { readOrFail } from '../../../upstream/errors';
import { goneResponse, notFoundResponse, unavailableResponse } from '../../plain-responses';
import { jobSheetOf, type SheetKind } from './content';
import { drawPoster } from './draw-poster';
import { drawStatusPicture } from './draw-status';

let last: Promise<unknown> = Promise.resolve();

/** Draws after all that was asked for before, so that many pictures at once do not keep the processor from pages. */
function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(draw);
  last = drawn.catch(() => {});
  return drawn;
}

const FORMS = {
  status: { draw: drawStatusPicture, type: 'image/png', file: (id: string) => `job-${id}.png` },
  poster: { draw: drawPoster, type: 'application/pdf', file: (id: string) => `job-${id}.pdf` },
} as const;

/** The picture or poster of an open job, by the parts of its page's path; 410 once it is closed. */
export async function respondWithSheet(
  kind: SheetKind,
  { id, title }: { id: string; title: string },
): Promise<Response> {
  const { value: found, failed } = await readOrFail(findJob(id));
  if (failed) return unavailableResponse();
  if (!found || title !== jobSlug(found.job)) return notFoundResponse();
  if (!found.open) return goneResponse();
  const { draw, type, file } = FORMS[kind];
  const bytes = await oneAtATime(() => draw(jobSheetOf(found.job, kind)));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="${file(id)}"`,
      // A search shows the job's page, not a picture of it.
      'x-robots-tag': 'noindex',
    },
  });
}
