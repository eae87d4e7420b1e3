import type { Region } from './regions';

/** One city of the tables: its present official name, its state or union territory, and how ads also write it. */
export interface CityRow {
  name: string;
  region: Region;
  aliases?: readonly string[];
  /** A place of the same name lies abroad (Salem in Oregon, Hyderabad in Sindh). */
  alsoAbroad?: boolean;
  /** The name is also a word or a person's name, so it counts only where it stands alone. */
  alsoWord?: boolean;
  /** A text naming one of these means another Indian place of the same name. */
  notWith?: readonly string[];
}
