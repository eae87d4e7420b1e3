import type { JobSet } from '../../../lib/search/catalogue';
import { experienceMask, testOf } from '../../../lib/search/fact-bits';
import { SENIOR } from '../../../lib/search/lexicon/roles';
import { stem } from '../../../lib/search/stem';
import type { Wishes } from '../../../lib/search/wishes';
import type { Lookups } from './lookups';

/** Fewer jobs tell nothing of their trade. */
const FEW_STATED = 3;

export const seniorJobs = ({ anyOf, having }: Lookups): JobSet =>
  anyOf(SENIOR.map((word) => having(stem(word), 'title')));

/**
 * The jobs that say otherwise than a wish for schooling or experience, or leave it open while most of their trade do. A
 * trade is told by "senior", then by the noun that says what a job is, then by its category.
 */
export function unlikelyJobs(lookups: Lookups, wishes: Wishes): JobSet {
  const { catalogue, trades } = lookups;
  const unlikely = catalogue.setOf([]);
  for (const { stating, fitting } of usualMasks(wishes)) {
    const has = (bits: number) => (job: number) => (catalogue.bits[job]! & bits) !== 0;
    const judged = catalogue.where(has(stating));
    unlikely.union(judged.new_difference(catalogue.where(has(fitting))));
    for (const groups of [[seniorJobs(lookups).array()], trades(), [...catalogue.categories().values()]]) {
      const told: number[] = [];
      for (const jobs of groups) {
        const states = jobs.filter(has(stating));
        if (states.length < FEW_STATED) continue;
        const open = jobs.filter((job) => !judged.has(job));
        told.push(...open);
        if (2 * states.filter(has(fitting)).length < states.length) open.forEach((job) => unlikely.add(job));
      }
      judged.union(catalogue.setOf(told));
    }
  }
  return unlikely;
}

/** For each of these wishes, the bits that state it, and those that meet it. */
function usualMasks({ education, years, said }: Wishes) {
  const level = education ?? (said?.includes('unschooled') ? 'class-10' : undefined);
  const masks = {
    education: level && testOf('education', level).mask,
    experience: years && experienceMask(years),
  };
  return (['education', 'experience'] as const).flatMap((name) =>
    masks[name] ? { stating: testOf(name, 'not-stated').mask, fitting: masks[name] } : [],
  );
}
