import { randomUUID } from 'node:crypto';
import type { OutboxParts } from '../../lib/forms/outbox/parts';
import type { Store as OutboxStore } from '../../lib/forms/outbox/store';
import type { PlantedInStore } from './api-side';
import type { PlantedInOutbox } from './website';

/**
 * Typical programming errors in a replaced part: the simulator must find each, rare ones within some hundred
 * schedules.
 */

const inOutboxStore =
  (change: (store: OutboxStore) => Partial<Record<keyof OutboxStore, unknown>>): PlantedInOutbox =>
  (parts) => ({ ...parts, store: { ...parts.store, ...change(parts.store) } as OutboxStore });

const yes = { status: true, message: '', errors: undefined };

export const faultsInOutbox: Record<string, PlantedInOutbox> = {
  'acknowledges before the commit': (parts) => ({
    ...parts,
    write: (async (work: () => unknown) => {
      void parts.write(work).catch(() => {});
      return null;
    }) as OutboxParts['write'],
  }),
  'forgets the lease of a first delivery': inOutboxStore((store) => ({
    add: (entry: Parameters<OutboxStore['add']>[0], now: number) => store.add(entry, now, 0),
  })),
  'deletes before the answer': (parts) => ({
    ...parts,
    deliver: (submission, key, ...rest) => {
      parts.store.remove(key);
      return parts.deliver(submission, key, ...rest);
    },
  }),
  'uses a new idempotency key for each attempt': (parts) => ({
    ...parts,
    deliver: (submission, key, reference, receivedAt, mayRepeat) =>
      parts.deliver(submission, receivedAt ? randomUUID() : key, reference, receivedAt, mayRepeat),
  }),
  'does not take over at the start': inOutboxStore(() => ({ takeOver: () => 0 })),
  'takes a lost answer for success': (parts) => ({
    ...parts,
    deliver: (...call) => parts.deliver(...call).catch(() => yes),
  }),
  'does not recognise a form that is sent again': inOutboxStore((store) => ({
    recent: () => null,
    add: (entry: Parameters<OutboxStore['add']>[0], now: number, until: number) =>
      store.add({ ...entry, hash: randomUUID() }, now, until),
  })),
  'tries again without a pause': (parts) => ({ ...parts, random: () => -1 }),
  'never says that a form may be a repeat': (parts) => ({
    ...parts,
    deliver: (submission, key, reference, receivedAt) =>
      parts.deliver(submission, key, reference, receivedAt, false),
  }),
};

export const rareFaultsInOutbox: Record<string, PlantedInOutbox> = {
  'drops what is refused after it was acknowledged': inOutboxStore((store) => ({
    postpone: (id: string, postponement: Parameters<OutboxStore['postpone']>[1]) =>
      postponement.state === 'refused' ? store.remove(id) : store.postpone(id, postponement),
  })),
  'says of every form that it may be a repeat': (parts) => ({
    ...parts,
    deliver: (submission, key, reference, receivedAt) =>
      parts.deliver(submission, key, reference, receivedAt, receivedAt !== undefined),
  }),
};

export const faultsInApi: Record<string, PlantedInStore> = {
  'ignores the idempotency key': (store) => ({
    ...store,
    findSubmission: async () => null,
    addContactEnquiry: (fields, _key, reference) => store.addContactEnquiry(fields, undefined, reference),
  }),
  'answers before the commit': (store) => ({
    ...store,
    addContactEnquiry: async (...form) => {
      void store.addContactEnquiry(...form).catch(() => {});
      return 1;
    },
  }),
  'loses the CV': (store) => ({
    ...store,
    addApplication: (fields, _cv, ...names) => store.addApplication(fields, null, ...names),
  }),
  'marks a mail as sent before it is': (store) => ({
    ...store,
    claimMail: async (leaseMs) => {
      const claim = await store.claimMail(leaseMs);
      if (claim) await store.markMailSent(claim);
      return claim;
    },
  }),
  'does not mark a mail as sent': (store) => ({ ...store, markMailSent: async () => true }),
  'makes a new Message-ID for each attempt': (store) => ({
    ...store,
    claimMail: async (leaseMs) => {
      const claim = await store.claimMail(leaseMs);
      return claim && { ...claim, messageId: randomUUID() };
    },
  }),
};

export const rareFaultsInApi: Record<string, PlantedInStore> = {
  'forgets the lease of a mail': (store) => ({ ...store, claimMail: () => store.claimMail(0) }),
  'gives a mail up that could not be sent once': (store) => ({
    ...store,
    postponeMail: async (claim, problem) => {
      await store.failMail(claim, problem);
      return 'failed';
    },
  }),
};
