import 'server-only';
import { activeCategoriesAnswer, paths } from '../contract/calls';
import { getJson } from './client';
import { UpstreamError } from './errors';

/** Whether the recruitment API answers now. Not cached. */
export async function upstreamAnswers(): Promise<boolean> {
  try {
    return (await getJson(paths.activeCategories(), activeCategoriesAnswer)).status;
  } catch (error) {
    if (error instanceof UpstreamError) return false;
    throw error;
  }
}
