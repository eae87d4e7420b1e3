import { AboutIntro, Leadership, Photographs, VisionAndMission } from '@/components/sections/about';
import { Credentials } from '@/components/services/credentials';
import { Banner } from '@/components/ui/banner';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import { about } from '@/lib/content/about';
import { credentials } from '@/lib/content/credentials';
import { leaders, members, shown } from '@/lib/content/people';
import { team } from '@/lib/content/team';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { agency } from '@/lib/seo/structured-data/organization';

export const metadata = pageMetadata({
  title: about.title,
  description: about.metaDescription,
  path: routes.about(),
});

export default function AboutPage() {
  const toTeam = shown(members).length > 0 && (
    <Link href={routes.team()} className="text-brand py-2.5 font-semibold underline underline-offset-4">
      {team.title}
    </Link>
  );
  return (
    <>
      <JsonLd data={agency()} />
      <Banner title={about.title} ground="ink" scene="sunrise" />
      <AboutIntro />
      <VisionAndMission />
      <Leadership heading={about.leadership.heading} members={leaders} aside={toTeam} />
      <Photographs />
      <Credentials cases={credentials.cases} />
    </>
  );
}
