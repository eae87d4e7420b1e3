/**
 * Text that changes or has changing siblings. In-browser translation replaces text nodes, and React would then update
 * detached ones; a keyed element is replaced as a whole. Not needed for an element's only child.
 */
export function Changing({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
