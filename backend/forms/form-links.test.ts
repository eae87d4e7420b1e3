import type { Store } from '../compose-store';
import { cvLinkEnd, type FormLink, formOfToken, tokenOfForm } from './form-links';

const received_at = '2026-11-20T12:00:00.123Z';
const getSubmission = jest.fn(async (kind: string, id: number) => ({ kind, id, received_at }));
const secret = async () => Buffer.alloc(32, 1);
const store = { linkSecret: secret, getSubmission } as unknown as Store;

/** As in mails already sent. */
const TOKENS: Record<FormLink, string> = {
  status: '1l-mwoxfurf-41a85799aea32a5c2be48fdca79a82b38a66fca8',
  cv: '1l-mwoxfurf-189ca9960fa3d58f315bb08e06fd0ef798dc50ea',
};
const links = Object.keys(TOKENS) as FormLink[];

test.each(links)('the token of %s identifies its form, for no other purpose', async (link) => {
  expect(await tokenOfForm(store, link, { id: 57, received_at })).toBe(TOKENS[link]);
  for (const other of links) {
    const found = await formOfToken(store, other, TOKENS[link]);
    if (other === link) expect(found).toEqual({ kind: 'applications', id: 57, received_at });
    else expect(found).toBe('unknown');
  }
});

test('an altered token is unknown, as is any other text', async () => {
  const token = TOKENS.cv;
  const altered = [...token].flatMap((letter, at) =>
    [...'09az-']
      .filter((other) => other !== letter)
      .map((other) => token.slice(0, at) + other + token.slice(at + 1)),
  );
  for (const other of [...altered, '', '42', 'é', '-', `0${token}`, 'zzzzzzzzzzzz-'.repeat(4)])
    expect(await formOfToken(store, 'cv', other)).toBe('unknown');
});

test('erased forms, and those whose id a restored store reused, are gone', async () => {
  getSubmission.mockResolvedValueOnce(null as never);
  expect(await formOfToken(store, 'cv', TOKENS.cv)).toBe('gone');
  getSubmission.mockResolvedValueOnce({ kind: 'applications', id: 57, received_at: '2026-11-20T12:00:01Z' });
  expect(await formOfToken(store, 'cv', TOKENS.cv)).toBe('gone');
});

test.each([
  [null, '2026-12-20T12:00:00.123Z'],
  [365, '2026-12-20T12:00:00.123Z'],
  [7, '2026-11-27T12:00:00.123Z'],
])('a CV kept for %s days: its link ends on %s', (days, end) =>
  expect(cvLinkEnd({ received_at }, days)).toBe(end),
);
