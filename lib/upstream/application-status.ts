import 'server-only';
import type { z } from 'zod';
import type { SettableState } from '../contract/application-states';
import {
  type ApplicationStatus,
  type NoStatus,
  noStatus,
  type StaffStatus,
  staffStatusAnswer,
  statusAnswer,
  statusPaths,
} from '../contract/application-status';
import { postJson } from './client';

/** Where the application of a candidate's token stands. @throws UpstreamError */
export const readApplicationStatus = (token: string): Promise<ApplicationStatus | NoStatus> =>
  call(statusPaths.about(), { token }, statusAnswer);

/** Withdraws it, unless it has ended. @throws UpstreamError */
export const withdrawApplication = (token: string): Promise<ApplicationStatus | NoStatus> =>
  call(statusPaths.withdraw(), { token }, statusAnswer);

/** What the staff see by the token in their mail. @throws UpstreamError */
export const readStaffStatus = (token: string): Promise<StaffStatus | NoStatus> =>
  call(statusPaths.ofStaff(), { token }, staffStatusAnswer);

/** Sets a state, if it can be the next one. @throws UpstreamError */
export const setApplicationState = (token: string, state: SettableState): Promise<StaffStatus | NoStatus> =>
  call(statusPaths.set(), { token, state }, staffStatusAnswer);

/** Takes the end back that the staff said, while they can. @throws UpstreamError */
export const takeBackApplicationEnd = (token: string): Promise<StaffStatus | NoStatus> =>
  call(statusPaths.takeBack(), { token }, staffStatusAnswer);

function call<S extends z.ZodType<ApplicationStatus | StaffStatus>>(
  path: string,
  body: object,
  schema: S,
): Promise<z.output<S> | NoStatus> {
  return postJson(path, body, schema.or(noStatus), { answersWith: [404, 410], errorSchema: noStatus });
}
