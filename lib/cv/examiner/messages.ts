import type { Inspected } from '../cv';

/** What the examiner says: that it has started, and what it found of each file. It is sent nothing but their bytes. */
export type ExaminerAnswer = { isReady: true } | { inspected: Inspected };
