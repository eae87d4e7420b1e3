import { surviveBrokenPipe } from './log';

test('a log reader that exits does not end the process', () => {
  surviveBrokenPipe();
  for (const stream of [process.stdout, process.stderr])
    expect(() =>
      stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    ).not.toThrow();
});
