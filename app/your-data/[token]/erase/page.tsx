import { EndedLink, EraseStep } from '@/components/your-data/steps';
import { shownData } from '@/lib/links/shown';
import { linkMetadata } from '@/lib/seo/link-metadata';
import { erasePage as copy } from '@/lib/content/your-data';

export const generateMetadata = () => linkMetadata(copy.title);

export default async function ErasePage({ params }: PageProps<'/your-data/[token]/erase'>) {
  const { token } = await params;
  return (await shownData(token)) ? <EraseStep token={token} /> : <EndedLink />;
}
