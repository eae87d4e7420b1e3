import { ButtonLink } from '@/components/ui/button';
import { LinkNotice } from '@/components/sections/link-page';
import { erasePage, erasureTexts, yourDataPage } from '@/lib/content/your-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: erasePage.done.title,
    description: erasePage.done.text,
    path: routes.yourDataErased(),
    index: false,
  });

export default function ErasedPage() {
  const copy = erasureTexts().done;
  return (
    <LinkNotice title={yourDataPage.title} heading={copy.title} text={copy.text}>
      <ButtonLink href={routes.jobs()}>{copy.action}</ButtonLink>
    </LinkNotice>
  );
}
