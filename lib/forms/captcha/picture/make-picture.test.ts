import { pbkdf2Sync } from 'node:crypto';
import { makePicture } from './make-picture';

test.each(['aBc123', '!#$%&*', '012345'])(
  'for %s, 8 bits of its PBKDF2 are disclosed, and 4 for lower case',
  (code) => {
    const { image, hash, folded, salt, rounds, ...rest } = makePicture({ code, inks: ['#222222'] });
    expect(rest).toEqual({ code });
    expect(image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(hash).toMatch(/^[0-9a-f]{2}$/);
    expect(hash).toBe(pbkdf2Sync(code, Buffer.from(salt, 'base64'), rounds, 1, 'sha256').toString('hex'));
    expect(rounds).toBeGreaterThanOrEqual(100_000);
    const small = pbkdf2Sync(code.toLowerCase(), Buffer.from(salt, 'base64'), rounds / 10, 1, 'sha256');
    expect(folded).toBe(small.toString('hex')[0]);
  },
);

test('two pictures of one code have different salts', () => {
  const [one, two] = [0, 1].map(() => makePicture({ code: 'aBc123', inks: ['#222222'] }));
  expect(one!.salt).not.toBe(two!.salt);
});
