import { drawIcon } from '@/lib/images/draw-icon';
import { pngResponse } from '@/lib/images/png-response';
import { icons } from '@/lib/images/icons';

// Drawn by the build.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => icons.map(({ file }) => ({ file }));

/** GET /icons/{file}: the logo as a PNG. */
export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>) {
  const { file } = await params;
  const icon = icons.find((each) => each.file === file)!;
  return pngResponse(await drawIcon(icon));
}
