'use client';

/** Options of a choice of category, of pairs of id and name. Rendered in the browser too, as there may be hundreds. */
export function CategoryOptions({ categories }: { categories: [id: string, name: string][] }) {
  return categories.map(([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
