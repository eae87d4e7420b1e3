import { type ComponentType, lazy, Suspense } from 'react';
import { Boundary } from './boundary';

const Nothing = () => null;

/** A component loaded on first render; renders nothing if loading fails. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOrNothing = async () => ({ default: await load().catch(() => Nothing) });
  const Loaded = lazy(loadOrNothing) as unknown as ComponentType<Props>;
  return function OnDemand(props: Props) {
    return (
      <Boundary>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
