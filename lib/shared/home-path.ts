/** Apart from the other routes, because the page for failures is brought to every browser. */
export const HOME_PATH = '/';
