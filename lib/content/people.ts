import type { z } from 'zod';
import { teamSchema } from './schema/entries';
import { fromSite } from './site/from-site';

/** The people of the agency: team.yaml of its folder. */
export const { leaders, members } = fromSite('team.yaml', teamSchema, { leaders: [], members: [] });

export type Person = z.output<typeof teamSchema>['leaders'][number];
