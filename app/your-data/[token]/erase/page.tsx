import { EraseStep, NoData } from '@/components/your-data/steps';
import { erasePage as copy } from '@/lib/content/your-data';
import { isProblem, shownData } from '@/lib/links/shown';
import { linkMetadata } from '@/lib/seo/link-metadata';

export const generateMetadata = () => linkMetadata(copy.title);

export default async function ErasePage({ params }: PageProps<'/your-data/[token]/erase'>) {
  const { token } = await params;
  const held = await shownData(token);
  return isProblem(held) ? <NoData problem={held} /> : <EraseStep token={token} />;
}
