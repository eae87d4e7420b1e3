import { about } from './about';
import { clients } from './clients';
import type { Sample } from './samples';
import { team } from './team';
import { testimonials } from './testimonials';

/** The sample entries that are left, by what they are: the file, and the entries as they are to be named. */
export function samplesLeft(): { what: string; file: string; entries: string[] }[] {
  const left = (entries: readonly (Sample & { name?: string; role?: string })[]) =>
    entries.filter(({ sample }) => sample).map(({ name, role }) => name ?? role ?? '');
  return [
    { what: 'clients', file: 'lib/content/clients.ts', entries: left(clients) },
    { what: 'testimonials', file: 'lib/content/testimonials.ts', entries: left(testimonials) },
    { what: 'team members', file: 'lib/content/team.ts', entries: left(team.members) },
    { what: 'leaders', file: 'lib/content/about.ts', entries: left(about.leadership.members) },
  ].filter(({ entries }) => entries.length > 0);
}
