import { testimonialsSchema } from './schema/entries';
import { fromSite } from './site/from-site';

/** What clients said: testimonials.yaml of the agency's folder. Without any, the section is left out. */
export const testimonials = fromSite('testimonials.yaml', testimonialsSchema, []);
