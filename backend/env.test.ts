/** @jest-environment node */
import { readBackendEnv } from './env';

test('defaults stand for what is missing or empty', () => {
  expect(readBackendEnv({ BACKEND_PORT: '' })).toEqual({
    port: 4000,
    dataDir: '.data',
    retentionDays: null,
  });
});

test('given values are used', () => {
  expect(readBackendEnv({ BACKEND_PORT: '4555', DATA_DIR: '/tmp/x', RETENTION_DAYS: '365' })).toEqual({
    port: 4555,
    dataDir: '/tmp/x',
    retentionDays: 365,
  });
});

test('every bad variable is named with what is expected', () => {
  const read = () => readBackendEnv({ BACKEND_PORT: '70000', DATA_DIR: '  ', RETENTION_DAYS: '-1' });
  expect(read).toThrow(
    /BACKEND_PORT must be a port number.*DATA_DIR must be the path.*RETENTION_DAYS must be a number of days/,
  );
});
