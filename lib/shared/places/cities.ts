import { EAST } from './cities-east';
import { NORTH } from './cities-north';
import { SOUTH } from './cities-south';
import { WEST } from './cities-west';
import type { CityRow } from './city-row';

/** Every city and town that job ads are sorted by. Names and aliases are unique across the table. */
export const CITIES: readonly CityRow[] = [...NORTH, ...SOUTH, ...WEST, ...EAST];
