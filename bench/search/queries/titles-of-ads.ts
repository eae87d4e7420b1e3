import type { Ad } from '../ads';
import type { Queries } from '../rule';

/** Titles sampled evenly from all ads, as if pasted; relevant are the ads with the same title. */
export function titlesOfAds(ads: readonly Ad[], count: number): Queries {
  const titles = [...new Map(ads.map(({ title }) => [title.toLowerCase(), title])).values()];
  const chosen = titles.filter((_, index) => index % Math.ceil(titles.length / count) === 0);
  return Object.fromEntries(chosen.map((title) => [title, { title: exactly(title) }]));
}

function exactly(title: string): RegExp {
  return new RegExp(`^${title.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}$`, 'i');
}
