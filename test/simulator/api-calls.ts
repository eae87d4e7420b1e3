import { paths, RECEIVED_AT_HEADER, REFERENCE_HEADER } from '../../lib/contract/calls';
import { formAnswer } from '../../lib/contract/form-answer';
import { UpstreamError } from '../../lib/upstream/errors';
import type { ApiRequest } from './api-request';
import type { RunningApi } from './recruitment-api';

const CALLS = { 'contact-enquiry': paths.contactEnquiry(), 'apply-job': paths.applyJob() };
const VERDICTS = [200, 400, 422];

/** Brings a request to the API's process; rejects with UpstreamError as the website's own client does. */
export async function call({ app, process }: RunningApi, request: ApiRequest) {
  const path = CALLS[request.submission.call as keyof typeof CALLS];
  const response = await app.request(`/api/${path}`, { method: 'POST', ...encode(request) });
  // Whoever died can neither answer nor say that it failed.
  if (!process.isAlive()) throw new UpstreamError('network', 'reset', { cause: { code: 'ECONNRESET' } });
  const { status } = response;
  if (!VERDICTS.includes(status)) throw new UpstreamError('http', `answered ${status}`, { status });
  return formAnswer.parse(await response.json());
}

function encode({ submission: { fields, file }, key, reference, receivedAt }: ApiRequest): RequestInit {
  const headers = {
    'idempotency-key': key,
    [REFERENCE_HEADER]: reference,
    ...(receivedAt && { [RECEIVED_AT_HEADER]: receivedAt }),
  };
  if (!file)
    return { body: JSON.stringify(fields), headers: { ...headers, 'content-type': 'application/json' } };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(file.field, new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
  return { body, headers };
}
