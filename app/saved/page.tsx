import { ListBand } from '@/components/jobs/list-band';
import { SavedList } from '@/components/saved/saved-list';
import { Boundary } from '@/components/ui/boundary';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import { Notice } from '@/components/ui/notice';
import { jobsPage } from '@/lib/content/jobs';
import { savedPage as copy } from '@/lib/content/saved';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/routes';

export const generateMetadata = () =>
  pageMetadata({
    title: copy.title,
    description: copy.description,
    path: routes.saved(),
    index: false,
  });

export default function SavedPage() {
  return (
    <>
      <ListBand
        heading={copy.title}
        lead={copy.lead}
        crumbs={[{ label: jobsPage.title, href: routes.jobs() }]}
        current={copy.title}
      />
      {/* Full height, so that the list, known only to the browser, causes no visible layout shift. */}
      <Container className="min-h-dvh py-6 md:py-10">
        <noscript>
          <Notice {...copy.noScript}>
            <ButtonLink href={routes.jobs()}>{copy.noScript.action}</ButtonLink>
          </Notice>
        </noscript>
        <Boundary>
          <SavedList />
        </Boundary>
      </Container>
    </>
  );
}
