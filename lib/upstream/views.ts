import 'server-only';
import { jobViews } from '../contract/job-views';
import { countView, takeViews } from '../base/views';
import { logFailure } from '../base/log';
import { postJson } from './client';
import { isUpstreamError } from './errors';
import { offers } from './extras';

const PAUSE_MS = 60_000;

/** Reports how often jobs were shown to the API, if it supports that. Views that cannot be reported are kept. */
async function reportViews(): Promise<void> {
  const views = takeViews();
  if (views.length === 0) return;
  try {
    if (await offers('job-views')) await postJson(jobViews.path, { views }, jobViews.answer);
  } catch (error) {
    for (const { id, count } of views) countView(id, count);
    if (!isUpstreamError(error)) logFailure('could not report views to the API', error);
  }
}

export function startReportingViews(): void {
  setInterval(() => void reportViews(), PAUSE_MS).unref();
}
