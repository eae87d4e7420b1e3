/** A page with this meta element is answered with the status that it names, a number such as 410. */
export const PAGE_STATUS_META = 'page-status';

// Set from it on stored pages by cache-handler.mjs; never leaves the server.
export const PAGE_STATUS_HEADER = 'x-page-status';
