import { indeed } from './indeed';
import { jooble } from './jooble';

/** The job aggregators that have a feed. */
export const aggregators = { jooble, indeed };
