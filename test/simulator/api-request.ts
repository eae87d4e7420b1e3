import type { FormAnswer, Submission } from '../../lib/upstream/enquiries';
import type { Process } from './process';

export type ApiRequest = {
  submission: Submission;
  key: string;
  reference: string;
  receivedAt: string | undefined;
  mayRepeat: boolean;
};
/** Takes a request in, and answers; rejects with UpstreamError. */
export type Api = (request: ApiRequest) => Promise<FormAnswer>;
export type Network = (request: ApiRequest, sender: Process) => Promise<FormAnswer>;
