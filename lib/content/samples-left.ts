import { siteFileName } from '../base/site-dir';
import { claims } from './claims';
import { clients } from './clients';
import { leaders, members } from './people';
import type { Sample } from './samples';
import type { Block } from './services/blocks';
import { services } from './services/services';
import { testimonials } from './testimonials';

type Named = Sample & { name?: string; role?: string; attribution?: string };

/** The sample entries that are left, by what they are: the file, and the entries as they are to be named. */
export function samplesLeft(): { what: string; file: string; entries: string[] }[] {
  const left = (entries: readonly Named[]) =>
    entries
      .filter(({ sample }) => sample)
      .map(({ name, role, attribution }) => name ?? role ?? attribution ?? '');
  const quotes = services.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) => (block.kind === 'quote' ? [block] : [])),
  );
  return [
    { what: 'clients', file: 'clients.yaml', entries: left(clients) },
    { what: 'testimonials', file: 'testimonials.yaml', entries: left(testimonials) },
    { what: 'quotes of services', file: 'services/', entries: left(quotes) },
    { what: 'team members', file: 'team.yaml', entries: left(members) },
    { what: 'leaders', file: 'team.yaml', entries: left(leaders) },
    { what: 'claims', file: 'claims.yaml', entries: claims.sample ? ['its numbers'] : [] },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map((entry) => ({ ...entry, file: siteFileName(entry.file) }));
}
