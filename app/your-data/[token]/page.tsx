import { HeldView } from '@/components/your-data/held-view';
import { LinkPage } from '@/components/sections/link-page';
import { dataCrumbs, NoData } from '@/components/your-data/steps';
import { heldPage as copy } from '@/lib/content/your-data';
import { listCategories } from '@/lib/jobs/categories';
import { isProblem, shownData } from '@/lib/links/shown';
import { linkMetadata } from '@/lib/seo/link-metadata';
import { orNull } from '@/lib/upstream/errors';

export const generateMetadata = () => linkMetadata(copy.title);

export default async function HeldPage({ params }: PageProps<'/your-data/[token]'>) {
  const { token } = await params;
  const held = await shownData(token);
  if (isProblem(held)) return <NoData problem={held} />;
  const categories = (await orNull(listCategories())) ?? [];
  return (
    <LinkPage
      title={copy.title}
      lead={copy.about(held.email)}
      note={copy.until(held.until)}
      crumbs={dataCrumbs()}
    >
      <HeldView
        held={held}
        token={token}
        categories={new Map(categories.map(({ id, name }) => [String(id), name]))}
      />
    </LinkPage>
  );
}
