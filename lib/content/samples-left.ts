import { about } from './about';
import { clients } from './clients';
import type { Sample } from './samples';
import type { Block } from './services/blocks';
import { services } from './services/services';
import { team } from './team';
import { testimonials } from './testimonials';

/** The sample entries that are left, by what they are: the file, and the entries as they are to be named. */
export function samplesLeft(): { what: string; file: string; entries: string[] }[] {
  const left = (entries: readonly (Sample & { name?: string; role?: string; attribution?: string })[]) =>
    entries
      .filter(({ sample }) => sample)
      .map(({ name, role, attribution }) => name ?? role ?? attribution ?? '');
  const quotes = services.flatMap(({ page }) =>
    page.blocks.flatMap((block: Block) => (block.kind === 'quote' ? [block] : [])),
  );
  return [
    { what: 'clients', file: 'lib/content/clients.ts', entries: left(clients) },
    { what: 'testimonials', file: 'lib/content/testimonials.ts', entries: left(testimonials) },
    { what: 'quotes of services', file: 'lib/content/services/', entries: left(quotes) },
    { what: 'team members', file: 'lib/content/team.ts', entries: left(team.members) },
    { what: 'leaders', file: 'lib/content/about.ts', entries: left(about.leadership.members) },
  ].filter(({ entries }) => entries.length > 0);
}
