/** What the pages of applications' links begin with; their addresses are secrets. */
export const APPLICATION_PATH = '/application/';
