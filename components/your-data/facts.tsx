/** Names and texts; a name stands beside its text where there is room. */
export function Facts({ facts }: { facts: [name: string, text: string][] }) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2">
      {facts.map(([name, text]) => (
        <div key={name} className="min-w-0 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-ink-soft text-[0.9375rem]">{name}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
