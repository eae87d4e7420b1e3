import { type ComponentType, lazy, Suspense } from 'react';
import { Boundary } from './boundary';

const Nothing = () => null;

/** A component that is loaded when it is first rendered. If it cannot be, as on a lost connection, the page does without. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOrDoWithout = async () => ({ default: await load().catch(() => Nothing) });
  const Loaded = lazy(loadOrDoWithout) as unknown as ComponentType<Props>;
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
