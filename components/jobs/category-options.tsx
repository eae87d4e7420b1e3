'use client';

/**
 * Options of a category select, from [id, name] pairs. A client component because hundreds of options serialise
 * smaller as props than as elements.
 */
export function CategoryOptions({ categories }: { categories: [id: string, name: string][] }) {
  return categories.map(([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
