/**
 * Lets a page's scripts wait until the page is painted. As Next writes them they are loaded beside style sheet and
 * fonts, and on a slow phone run before the first paint, though all there is to see stands in the HTML. Here their
 * addresses are put aside, and a line at the page's end puts them back after the first paint.
 * Plain JavaScript, because Next loads cache-handler.mjs without compiling.
 */

// As React writes them. A page's texts cannot look so: they are escaped.
const ASYNC_SCRIPT = /<script src=("[^"]*"[^>]*?) async=""/g;

// In a tab in the background nothing is painted: a second after all else has come, the scripts do too. Until they run, a
// form without an address of its own must not be sent: the browser would load the page anew, and what was typed be gone.
const STARTER = `(function(){
function start(){document.querySelectorAll("script[data-src]").forEach(function(s){s.async=true;s.src=s.dataset.src})}
new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)start()})
.observe({type:"paint",buffered:true});
addEventListener("load",function(){setTimeout(start,1000)});
addEventListener("submit",function(e){e.target.hasAttribute("action")||e.preventDefault()})
})()`;

/** What such a page ends with; its hash belongs into the page's Content-Security-Policy. */
export const STARTER_HTML = `<script>${STARTER}</script>`;

/** A page's HTML with its scripts waiting. One whose scripts wait already stays as it is. */
export function withLateScripts(html) {
  const late = html.replace(ASYNC_SCRIPT, '<script data-src=$1');
  return late === html ? html : late.replace('</body>', STARTER_HTML + '</body>');
}
