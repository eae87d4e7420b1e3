import { readShown } from './read-shown';
import type { ReadTask } from './reader';

/** Entry point of the reader process. */
process.on('message', (task: ReadTask) => {
  void readShown(task).then((shown) => process.send?.(shown));
});
process.on('disconnect', () => process.exit());
