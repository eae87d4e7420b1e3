import { readerTask } from './messages';
import { readWorkbook } from './read-workbook';

// A program of its own: a workbook may take more time and memory than there is.
process.once('message', (task) => {
  void readWorkbook(readerTask.parse(task)).then((answer) =>
    process.send?.(answer, () => process.disconnect()),
  );
});
