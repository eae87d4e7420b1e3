import { useEffect, useState } from 'react';
import { type KeptApplication, onKeptChange, readKept } from '@/lib/browser/kept/kept-store';

/** The applications that this device keeps, but for those that were sent; null until they are read. */
export function useKept(): KeptApplication[] | null {
  const [kept, setKept] = useState<KeptApplication[] | null>(null);
  useEffect(() => {
    const read = () =>
      readKept().then(
        (all) => setKept(all.filter(({ outcome }) => outcome.kind !== 'sent')),
        () => setKept([]),
      );
    void read();
    return onKeptChange(() => void read());
  }, []);
  return kept;
}
