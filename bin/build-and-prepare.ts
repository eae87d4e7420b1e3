import { buildUnlessCurrent } from './build';
import { prepareNative } from './prepare-native';

/**
 * Everything that is made once before the first start, at the same time: the compiler of SQLite uses one core, Next's
 * build waits much of its time.
 * @returns the build's folder
 * @throws Error of whatever failed, once nothing runs any more
 */
export async function buildAndPrepare(): Promise<string> {
  const [built, prepared] = await Promise.allSettled([buildUnlessCurrent(), prepareNative()]);
  if (prepared.status === 'rejected') throw prepared.reason;
  if (built.status === 'rejected') throw built.reason;
  return built.value;
}
