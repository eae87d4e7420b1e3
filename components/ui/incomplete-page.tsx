/** Stands in a page from which something is missing because the upstream failed: the page is not kept (lib/http/cache-handler.mjs). */
export function IncompletePage() {
  return <meta name="page-incomplete" content="true" />;
}
