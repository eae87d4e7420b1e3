import { Cards } from '@/components/sections/blocks/cards';
import { AboutIntro } from '@/components/sections/about-intro';
import { Leadership } from '@/components/sections/leadership';
import { VisionAndMission } from '@/components/sections/vision-and-mission';
import { Banner } from '@/components/ui/banner';
import { about } from '@/lib/content/about';
import { leaders } from '@/lib/content/people';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/components/sections/json-ld';
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
