import { clipped } from '../job-name';
import type * as english from '../job-name';
import type { Words } from '../words';

const MAX_TITLE = 70;
const MAX_PLACE = 30;

/** "Staff Nurse, Kochi (1042)"; "ಕೆಲಸ 1042" without a title. */
export const jobName: Words<typeof english.jobName> = ({ id, title, location }) => {
  if (!title) return `ಕೆಲಸ ${id}`;
  const place = location.split(',', 1)[0]!.trim();
  return `${[clipped(title, MAX_TITLE), clipped(place, MAX_PLACE)].filter(Boolean).join(', ')} (${id})`;
};
