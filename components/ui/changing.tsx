/**
 * A text that changes, or that something comes and goes beside. Browsers that translate put elements of theirs in the place of
 * text nodes, to which React then writes what nobody sees; an element is replaced with its text. One that is all that is in
 * its element needs none.
 */
export function Changing({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
