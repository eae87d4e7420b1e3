import { openStore } from '../backend/open-store';
import type { StoreLocation } from '../backend/keys/key-source';

/** A program that rejects a store's applications 1 to `count` until it is killed. Arguments: location and `count`. */
const [place, count] = [JSON.parse(process.argv[2]!) as StoreLocation, Number(process.argv[3])];
const store = await openStore(place);
const ids = Array.from({ length: count }, (_, index) => index + 1);
await store.endAll(ids, { kind: 'rejected', who: 'ravi@example.com' }, new Date(Date.now() + 30_000));
await store.close();
