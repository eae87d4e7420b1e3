import { processWide } from '../lib/shared/process-wide';
import { startUpstream } from './http-server';

/**
 * A recruitment API for all tests of a file; each test begins with nothing asked and nothing to answer.
 * `configure` learns its address.
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
    // What the upstream said in the test before is not to be recalled.
    delete processWide.dataCache;
    // Failures that a test provokes are logged.
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  return upstream;
}
