/** The headers of a feed: caches on the way may keep it for a minute, the time after which jobs are read anew. */
export function feedHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  };
}
