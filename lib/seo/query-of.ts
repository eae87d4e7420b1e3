/** The parameters of a request's URL by name; of one that is given twice the first counts, as on pages. */
export function queryOf({ url }: Request): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].reverse());
}
