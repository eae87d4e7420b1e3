import { Unbroken } from '../unbroken';

/** The items of a list: each a heading with its text. */
export function TitledTexts({ items }: { items: readonly { title: string; text: string }[] }) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>
        <Unbroken text={text} />
      </p>
    </li>
  ));
}
