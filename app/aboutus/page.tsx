import { Cards } from '@/components/services/cards';
import { AboutIntro, Leadership, VisionAndMission } from '@/components/sections/about';
import { Banner } from '@/components/ui/banner';
import { about } from '@/lib/content/about';
import { leaders } from '@/lib/content/people';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/components/ui/json-ld';
import { agency } from '@/lib/seo/structured-data/organization';

export const metadata = pageMetadata({
  title: about.title,
  description: about.metaDescription,
  path: routes.about(),
});

export default function AboutPage() {
  return (
    <>
      <JsonLd data={agency()} />
      <Banner title={about.title} ground="ink" scene="sunrise" />
      <AboutIntro headline={about.headline} paragraphs={about.intro} />
      <VisionAndMission vision={about.vision} mission={about.mission} />
      <Cards heading={about.values.heading} cards={about.values.items} />
      <Leadership heading={about.leadership.heading} members={leaders} />
    </>
  );
}
