import { clientsSchema } from './schema/entries';
import { fromSite } from './site/from-site';

/** The agency's clients: clients.yaml of its folder. Without any, the section is left out. */
export const clients = fromSite('clients.yaml', clientsSchema, []);
