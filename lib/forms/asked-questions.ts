import 'server-only';
import { findJob } from '../jobs/job';
import { answerFields, askedFields } from '../contract/forms/answers';
import { isUpstreamError } from '../upstream/errors';
import { keysOf } from '../base/keys';

type Answered = { jobId: string } & Partial<Record<keyof typeof answerFields, string>>;

const pairs = keysOf(answerFields).map(
  (name, index) => [name, Object.values(askedFields)[index]!.wire] as const,
);

/**
 * The texts of the questions that an application answers, as the job has them now, under the contract's names. Empty if
 * the job cannot be read: the answers are then sent without them.
 */
export async function askedQuestions(application: Answered): Promise<Record<string, string>> {
  if (!pairs.some(([name]) => application[name])) return {};
  const questions = await questionsOf(application.jobId);
  return Object.fromEntries(
    pairs.flatMap(([name, wire], index) => {
      const question = questions[index];
      return application[name] && question ? [[wire, question.text]] : [];
    }),
  );
}

async function questionsOf(jobId: string) {
  try {
    return (await findJob(jobId))?.job.questions ?? [];
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return [];
  }
}
