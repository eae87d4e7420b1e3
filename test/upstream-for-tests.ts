import { processWide } from '../lib/base/process-wide';
import { startUpstream } from './http-server';

/** A fake recruitment API for a file's tests, reset before each. `configure` receives its URL. */
export function upstreamForTests(configure: (apiBaseUrl: string) => void) {
  const upstream = {} as Awaited<ReturnType<typeof startUpstream>>;
  beforeAll(async () => {
    Object.assign(upstream, await startUpstream());
    configure(upstream.apiBaseUrl);
  });
  afterAll(() => upstream.stop());
  beforeEach(() => {
    upstream.reset();
    // Forget earlier tests' responses.
    delete processWide.dataCache;
    // Mute logs of provoked failures.
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  return upstream;
}
