import type { ReadTask, ShownPart } from './lane';
import { readShown } from './read-shown';

// Waits until it is on its way: drawing the next page may leave no time.
const tell = (part: ShownPart) =>
  new Promise<void>((resolve) => void process.send?.(part, undefined, undefined, () => resolve()));

/** Entry point of the reader process. */
process.on('message', (task: ReadTask) => {
  void tell({})
    .then(() => readShown(task, tell))
    .then(() => tell({ isDone: true }));
});
process.on('disconnect', () => process.exit());
