import { z } from 'zod';
import { startUpstream } from '../../test/http-server';
import { postJson } from './client';

test('the client gives up on a response of more than 32 MB', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const upstream = await startUpstream();
  process.env.API_BASE_URL = upstream.apiBaseUrl;
  upstream.answers((_, response) => response.end(JSON.stringify('x'.repeat(32 * 1024 * 1024))));
  const reading = postJson('thing', {}, z.string()).finally(upstream.stop);
  await expect(reading).rejects.toMatchObject({
    kind: 'network',
    message: 'the answer is larger than 33554432 bytes',
    details: { permanent: true },
  });
});
