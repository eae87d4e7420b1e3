/** Response headers of a feed: intermediate caches may keep it for a minute, as long as job data stays fresh. */
export function feedHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  };
}
