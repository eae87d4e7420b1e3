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
  'registered-cv': 'r-1l-mwoxfurf-f5c7ac2e0e4bb68cef9fb414478bbf43c53ed328',
  keep: '1l-mwoxfurf-1-55bf2cae21f4e38418ab4c13b4db462142342640',
  erase: '1l-mwoxfurf-1-55bf2cae21f4e38418ab4c13b4db462142342640',
  matches: '1l-mwoxfurf-2-167982e8cd21f9223bd7ca997457f2fac516a5db',
  stop: '1l-mwoxfurf-2-167982e8cd21f9223bd7ca997457f2fac516a5db',
};
const links = Object.keys(TOKENS) as FormLink[];

test.each(links)('the token of %s identifies its form, for no other purpose', async (link) => {
  const kind = ['status', 'cv'].includes(link) ? 'applications' : 'registrations';
  expect(await tokenOfForm(store, link, { id: 57, received_at })).toBe(TOKENS[link]);
  for (const other of links) {
    const found = await formOfToken(store, other, TOKENS[link]);
    if (TOKENS[other] === TOKENS[link]) expect(found).toEqual({ kind, id: 57, received_at });
    else expect(found).toBe('unknown');
  }
});

test('an application numbered 27, which is "r" in base 36, is no registered CV', async () => {
  const token = await tokenOfForm(store, 'cv', { id: 27, received_at });
  expect(await formOfToken(store, 'registered-cv', token)).toBe('unknown');
  expect(await formOfToken(store, 'cv', token)).toMatchObject({ id: 27 });
});

test('erased forms, and those whose id a restored store reused, are gone', async () => {
  getSubmission.mockResolvedValueOnce(null as never);
  expect(await formOfToken(store, 'cv', TOKENS.cv)).toBe('gone');
  getSubmission.mockResolvedValueOnce({ kind: 'applications', id: 57, received_at: '2026-11-20T12:00:01Z' });
  expect(await formOfToken(store, 'cv', TOKENS.cv)).toBe('gone');
});

test.each([
  ['applications', null, '2026-12-20T12:00:00.123Z'],
  ['applications', 365, '2026-12-20T12:00:00.123Z'],
  ['applications', 7, '2026-11-27T12:00:00.123Z'],
  ['registrations', 7, '2026-12-20T12:00:00.123Z'],
] as const)('a CV among %s, kept for %s days: its link ends on %s', (kind, days, end) =>
  expect(cvLinkEnd({ kind, received_at }, days)).toBe(end),
);
