import { examine } from '../examine';
import { type ExaminerAnswer, examinerTask } from './messages';

/** Answers a task at a time. */
process.on('message', (message) => {
  const { bytes, extension } = examinerTask.parse(message);
  void examine(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), extension).then((inspected) =>
    answer({ inspected }),
  );
});
process.on('disconnect', () => process.exit());
answer({ isReady: true });

function answer(message: ExaminerAnswer): void {
  process.send?.(message);
}
