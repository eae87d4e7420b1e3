import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { erasePage, yourDataPage } from '@/lib/content/your-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const copy = erasePage.done;

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.text,
  path: routes.yourDataErased(),
  index: false,
});

export default function ErasedPage() {
  return (
    <>
      <Banner title={copy.heading} crumbs={[{ label: yourDataPage.title, href: routes.yourData() }]} />
      <Container className="py-10 md:py-16">
        <Notice heading={copy.heading} text={copy.text}>
          <ButtonLink href={routes.jobs()}>{copy.action}</ButtonLink>
        </Notice>
      </Container>
    </>
  );
}
