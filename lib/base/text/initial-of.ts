/** The first letter or digit of a name, in upper case; '' if it has none. */
export function initialOf(name: string): string {
  return ([...name].find((character) => /\p{L}|\p{N}/u.test(character)) ?? '').toUpperCase();
}
