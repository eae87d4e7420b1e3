import { z } from 'zod';
import { CV_TYPES, type CvExtension, type Inspected } from '../cv';

/** What the examiner is given. */
export const examinerTask = z.object({
  bytes: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  extension: z.enum(Object.keys(CV_TYPES) as [CvExtension, ...CvExtension[]]),
});
export type ExaminerTask = z.infer<typeof examinerTask>;

/** What it says: that it has started, and what it found of each file. */
export type ExaminerAnswer = { isReady: true } | { inspected: Inspected };
