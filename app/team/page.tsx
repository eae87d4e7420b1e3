import { notFound } from 'next/navigation';
import { RoleCards } from '@/components/sections/about';
import { OfficesCard } from '@/components/sections/contact';
import { Banner } from '@/components/ui/banner';
import { Section } from '@/components/ui/section';
import { members, shown } from '@/lib/content/people';
import { team } from '@/lib/content/team';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: team.title,
  description: team.lead,
  path: routes.team(),
  index: false,
});

export default function TeamPage() {
  const people = shown(members);
  if (people.length === 0) notFound();
  return (
    <>
      <Banner title={team.title} ground="ink" scene="people" lead={team.lead} />
      <Section heading={team.heading}>
        <RoleCards members={people} />
        <OfficesCard />
      </Section>
    </>
  );
}
