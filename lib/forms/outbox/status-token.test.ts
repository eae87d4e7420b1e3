import { application, no, outage, outboxForTests } from '../../../test/outbox';
import { createVault } from '../../base/vault';
import { idOfStatusToken, statusTokenOf } from './status-token';

const vault = createVault(Buffer.alloc(32, 1), 'outbox');
const other = createVault(Buffer.alloc(32, 2), 'outbox');
const ID = '0c9b2f1e-7a43-4c0d-9e55-3b1f0a6d2c88';

test('a token identifies its id, only to its own vault', () => {
  const token = statusTokenOf(vault, ID);
  expect(token).toMatch(/^0c9b2f1e7a434c0d9e553b1f0a6d2c88-[0-9a-f]{40}$/);
  expect(idOfStatusToken(vault, token)).toBe(ID);
  expect(idOfStatusToken(other, token)).toBeNull();
});

test('a token with one character altered identifies nothing, nor does one made up', () => {
  const token = statusTokenOf(vault, ID);
  for (let at = 0; at < token.length; at++)
    for (const letter of '09afA-')
      if (letter !== token[at])
        expect(idOfStatusToken(vault, `${token.slice(0, at)}${letter}${token.slice(at + 1)}`)).toBeNull();
  expect(idOfStatusToken(vault, `${'0'.repeat(32)}-${'0'.repeat(40)}`)).toBeNull();
});

describe('its use by the outbox', () => {
  const folder = outboxForTests();
  const { deliver } = folder;
  const tracked = { ...application('Asha'), isTracked: true };
  const tokensSent = () => deliver.mock.calls.map(([{ stamps }]) => stamps?.status_token);

  test('the API and the sender get the same token, even if a form is sent twice', async () => {
    const outbox = folder.open();
    const outcomes = [await outbox.accept('apply-job', tracked), await outbox.accept('apply-job', tracked)];
    const [sent] = tokensSent();
    expect(sent).toMatch(/^[0-9a-f]{32}-[0-9a-f]{40}$/);
    expect(outcomes).toEqual([
      expect.objectContaining({ kind: 'delivered', statusToken: sent }),
      expect.objectContaining({ kind: 'delivered', statusToken: sent }),
    ]);
    expect(tokensSent()).toHaveLength(1);
    expect(outbox.ofStatusToken(sent!)).toEqual({ waiting: null });
  });

  test('a waiting form keeps its token across a restart, and states since when it waits', async () => {
    deliver.mockRejectedValueOnce(outage);
    const first = folder.open();
    const outcome = await first.accept('apply-job', tracked);
    const token = outcome.kind === 'waiting' ? outcome.statusToken! : '';
    first.close();
    const second = folder.open();
    expect(second.ofStatusToken(token)).toEqual({
      waiting: { reference: expect.any(String), accepted_at: folder.clock.now },
    });
    folder.clock.now += 60 * 60_000;
    await second.redeliver();
    expect(tokensSent()).toEqual([token, token]);
    expect(second.ofStatusToken(token)).toEqual({ waiting: null });
    expect(second.ofStatusToken(token.replace(/.$/, (end) => (end === '0' ? '1' : '0')))).toBeNull();
  });

  test('forms whose API has no status, and refused ones, have no token', async () => {
    const outbox = folder.open();
    expect(await outbox.accept('apply-job', application('Asha'))).not.toHaveProperty('statusToken');
    deliver.mockResolvedValueOnce(no);
    const refused = await outbox.accept('apply-job', { ...application('Ravi'), isTracked: true });
    expect(refused).not.toHaveProperty('statusToken');
    expect(tokensSent()[0]).toBeUndefined();
  });
});
