import 'server-only';
import { activeCategoriesAnswer, paths } from '../shared/contract/calls';
import { getJson } from './client';
import { isUpstreamError } from './errors';

/** Whether the recruitment API answers now. Not cached. */
export async function upstreamAnswers(): Promise<boolean> {
  try {
    return (await getJson(paths.activeCategories(), activeCategoriesAnswer)).status;
  } catch (error) {
    if (isUpstreamError(error)) return false;
    throw error;
  }
}
