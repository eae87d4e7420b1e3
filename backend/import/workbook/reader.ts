import { readerTask } from './messages';
import { readWorkbook } from './read-workbook';

// A separate process, because a workbook may exceed the available time and memory.
process.once('message', (task) => {
  void readWorkbook(readerTask.parse(task)).then((answer) =>
    process.send?.(answer, () => process.disconnect()),
  );
});
