import { holdLoader, isLoading } from './loading';
import { onEscape } from './on-escape';

// Fast navigations should not flash the loader.
const DELAY_MS = 200;
// Downloads and navigations stopped without an event must not block the page forever.
const LIMIT_MS = 30_000;

let release: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Path and query of the current page. */
let shown: string;

/** Shows the loader until the router has rendered this URL. Ignores hash changes within the current page. */
export function routerStarts(url: string): void {
  endNavigation();
  if (pageOf(new URL(url, location.href)) !== shown) startNavigation();
}

/** Hides the loader once a page has rendered. */
export function pageShown(): void {
  endNavigation();
  shown = pageOf(location);
}

/**
 * Shows the loader while plain links and forms load a document, and during back and forward navigation. Listens for
 * the document's lifetime.
 */
export function followNavigations(): void {
  // On the window, so that handlers of the router and forms have called preventDefault by then.
  window.addEventListener('click', (event) => opensPageHere(event) && startNavigation());
  window.addEventListener('submit', (event) => opensAnswer(event) && startNavigation());
  window.addEventListener('popstate', () => routerStarts(location.href));
  // Also before entering the back/forward cache.
  window.addEventListener('pagehide', endNavigation);
  onEscape(endNavigation);
  // Stopped. Before the loader shows, it more likely is a second tap replacing the first navigation.
  window.navigation?.addEventListener('navigateerror', () => release && endNavigation());
}

function startNavigation(): void {
  clearTimeout(timer);
  if (isLoading()) show();
  else timer = setTimeout(show, DELAY_MS);
}

function show(): void {
  release ??= holdLoader();
  timer = setTimeout(endNavigation, LIMIT_MS);
}

function endNavigation(): void {
  clearTimeout(timer);
  release?.();
  release = undefined;
}

/** Whether a click loads another page of this site in this tab. */
function opensPageHere(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return (
    !event.defaultPrevented &&
    // Modifiers open another tab or window, or save.
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link?.origin === location.origin &&
    !link.target &&
    // Pages have no suffix; feeds and files do, and may be downloads.
    !/\.\w+$/.test(link.pathname) &&
    !(link.hash && pageOf(link) === pageOf(location))
  );
}

/** Whether a form submission loads a document, rather than a download that would leave the loader up. */
const opensAnswer = ({ defaultPrevented, target }: SubmitEvent) =>
  !defaultPrevented && !(target instanceof HTMLFormElement && 'download' in target.dataset);

const pageOf = ({ pathname, search }: URL | Location | HTMLAnchorElement) => pathname + search;
