import { ButtonLink } from '@/components/ui/button';
import { DataNotice } from '@/components/your-data/steps';
import { erasePage, erasureTexts } from '@/lib/content/your-data';
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
    <DataNotice title={copy.title} heading={copy.title} text={copy.text}>
      <ButtonLink href={routes.jobs()}>{copy.action}</ButtonLink>
    </DataNotice>
  );
}
