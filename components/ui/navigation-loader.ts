import { holdLoader, isLoading } from './loading';
import { onEscape } from './on-escape';

// Fast navigations should not flash the loader.
const DELAY_MS = 200;
// What turns out to be a download, or was stopped without a sign of it, must not hold the page for ever.
const LIMIT_MS = 30_000;

let release: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Path and query of the page that stands there. */
let shown: string;

/** Shows the loader until the router's page of this URL stands there. Not for a part of the page that does already. */
export function routerStarts(url: string): void {
  endNavigation();
  if (pageOf(new URL(url, location.href)) !== shown) startNavigation();
}

/** A page stands there: takes the loader away. */
export function pageShown(): void {
  endNavigation();
  shown = pageOf(location);
}

/**
 * Shows the loader while plain links and forms lead to another document, and while the router goes back or forward.
 * Listens for as long as the document is there.
 */
export function followNavigations(): void {
  // On the window, which events reach last: what the router or a form's script handles is prevented by then.
  window.addEventListener('click', (event) => opensPageHere(event) && startNavigation());
  window.addEventListener('submit', (event) => opensAnswer(event) && startNavigation());
  window.addEventListener('popstate', () => routerStarts(location.href));
  // Also before the page is kept for Back.
  window.addEventListener('pagehide', endNavigation);
  onEscape(endNavigation);
  // Stopped. Before the loader is there, it is rather a second tap that replaces the first one's navigation.
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
  const link = (event.target as Element).closest('a');
  return (
    !event.defaultPrevented &&
    // Keys with which browsers open another tab or window, or save.
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link?.origin === location.origin &&
    !link.target &&
    // Pages have no suffix; feeds and files do, which browsers may save instead.
    !/\.\w+$/.test(link.pathname) &&
    !(link.hash && pageOf(link) === pageOf(location))
  );
}

/** Whether a form is sent by the browser itself, and not for a file: then no other page comes to take the loader away. */
const opensAnswer = ({ defaultPrevented, target }: SubmitEvent) =>
  !defaultPrevented && !('download' in (target as HTMLFormElement).dataset);

const pageOf = ({ pathname, search }: URL | Location | HTMLAnchorElement) => pathname + search;
