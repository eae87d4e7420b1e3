import { drawIcon } from '@/lib/seo/pictures/draw-icon';
import { pngResponse, notFoundResponse } from '@/lib/seo/responses';
import { icons } from '@/lib/seo/pictures/icons';

export const dynamic = 'force-dynamic';

/** GET /icons/{file}: the logo as a PNG. */
export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>) {
  const { file } = await params;
  const icon = icons.find((each) => each.file === file);
  if (!icon) return notFoundResponse();
  return pngResponse(await drawIcon(icon));
}
