import { readShown } from './read-shown';
import type { ReadTask } from './reader';

/** Reads a CV at a time. */
process.on('message', (task: ReadTask) => {
  void readShown(task).then((shown) => process.send?.(shown));
});
process.on('disconnect', () => process.exit());
