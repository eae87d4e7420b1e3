import { processWide } from '../lib/base/process-wide';
import { startUpstream } from './http-server';

/**
 * A recruitment API for all tests of a file; each test starts without requests and responses. `configure` receives its
 * URL.
 */
export function upstreamForTests(configure: (apiBaseUrl: string) => void) {
  const upstream = {} as Awaited<ReturnType<typeof startUpstream>>;
  beforeAll(async () => {
    Object.assign(upstream, await startUpstream());
    configure(upstream.apiBaseUrl);
  });
  afterAll(() => upstream.stop());
  beforeEach(() => {
    upstream.reset();
    // Responses of earlier tests must not be recalled.
    delete processWide.dataCache;
    // Failures that a test provokes are logged.
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  return upstream;
}
