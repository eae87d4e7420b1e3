import { endedLink as copy, yourDataPage } from '@/lib/content/your-data';
import { routes } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { Notice } from '../ui/notice';

/** In place of a page whose link has ended. */
export function EndedLink() {
  return (
    <>
      <Banner title={copy.title} crumbs={[{ label: yourDataPage.title, href: routes.yourData() }]} />
      <Container className="py-10 md:py-16">
        <Notice heading={copy.heading} text={copy.text}>
          <ButtonLink href={routes.yourData()}>{copy.action}</ButtonLink>
        </Notice>
      </Container>
    </>
  );
}
