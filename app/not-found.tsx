import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import { notFoundPage as copy } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';

export const metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <>
      <Banner title={copy.heading} lead={copy.text} />
      <Container className="flex flex-wrap gap-3 py-12 md:py-16">
        <ButtonLink href={routes.jobs()}>{copy.jobs}</ButtonLink>
        <ButtonLink href={routes.home()} variant="outline">
          {copy.home}
        </ButtonLink>
      </Container>
    </>
  );
}
