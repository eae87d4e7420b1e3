import type { Paths } from './contenders';
import { categoryPaths, listPaths, searchPaths } from './list-paths';

type Size = {
  jobs: number;
  rounds: number;
  seconds: number;
  warm: number;
  coldPerRound: number;
  applicationsPerRound: number;
};

export const WHOLE: Size = {
  jobs: 4000,
  rounds: 5,
  seconds: 4,
  warm: 2000,
  coldPerRound: 200,
  applicationsPerRound: 190,
};

export const SHORT: Size = {
  jobs: 600,
  rounds: 2,
  seconds: 1,
  warm: 200,
  coldPerRound: 40,
  applicationsPerRound: 30,
};

/** Chooses the paths requested of a site in a run from those of all jobs. */
export async function choosePaths(
  siteUrl: string,
  all: string[],
  { warm, rounds, coldPerRound }: Size,
): Promise<Paths> {
  const firstCold = 1 + warm;
  return {
    hot: all[0]!,
    warm: all.slice(1, firstCold),
    cold: all.slice(firstCold, firstCold + rounds * coldPerRound),
    categories: await categoryPaths(siteUrl),
    lists: listPaths(all.length),
    searches: searchPaths(all),
  };
}
