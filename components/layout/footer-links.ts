/** Id of the footer's links to the site's pages, to which the menu's toggle leads without script. */
export const FOOTER_LINKS = 'site-links';
