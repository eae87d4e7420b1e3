type DrawingProps = { name: string; box?: string; className?: string };

/** A decorative drawing from public/illustrations/, in the page's colours. `box` is the file's viewBox. */
export function Drawing({ name, box = '0 0 400 440', className }: DrawingProps) {
  return (
    <svg viewBox={box} aria-hidden="true" className={className}>
      <use href={`/illustrations/${name}.svg#drawing`} />
    </svg>
  );
}
