import { EndedLink } from '@/components/your-data/ended-link';
import { HeldView } from '@/components/your-data/held-view';
import { readLink } from '@/lib/links/your-data/read-link';
import { linkMetadata } from '@/lib/seo/link-metadata';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/container';
import { heldPage as copy, yourDataPage } from '@/lib/content/your-data';
import { listCategories } from '@/lib/jobs/categories';
import { routes } from '@/lib/routes';
import { orNull } from '@/lib/upstream/errors';

export const metadata = linkMetadata(copy.title);

export default async function HeldPage({ params }: PageProps<'/your-data/[token]'>) {
  const { token } = await params;
  const held = await readLink(token);
  if (!held) return <EndedLink />;
  const categories = (await orNull(listCategories())) ?? [];
  return (
    <>
      <Banner
        title={copy.title}
        lead={copy.about(held.email)}
        crumbs={[{ label: yourDataPage.title, href: routes.yourData() }]}
      >
        <p className="max-w-text mt-3">{copy.until(held.until)}</p>
      </Banner>
      <Container className="py-10 md:py-16">
        <HeldView
          held={held}
          token={token}
          categories={new Map(categories.map(({ id, name }) => [String(id), name]))}
        />
      </Container>
    </>
  );
}
