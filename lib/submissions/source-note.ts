/** What an application says of the campaign that led to it, for an upstream that has no field for it; '' without one. */
export function sourceNote(source: string): string {
  return source && `[Source: ${source}]`;
}
