import { getStoredImage } from '@/lib/upstream/images';

export const dynamic = 'force-dynamic';

/** Job images, proxied from the recruitment API so that pages load nothing from other hosts. */
export async function GET(_request: Request, { params }: RouteContext<'/storage/app/public/[...path]'>) {
  return getStoredImage((await params).path);
}
