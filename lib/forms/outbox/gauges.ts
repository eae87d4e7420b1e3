import 'server-only';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { env } from '../../base/env';
import { mailState } from '../../base/mail/state';
import { outboxState } from './current';

/** Registers metrics that are collected on each scrape: the process's own, and the outbox's. */
export function registerProcessGauges(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const ofOutbox = (fact: 'length' | 'oldestSeconds', about: { name: string; help: string }) =>
    new Gauge({
      ...about,
      registers,
      async collect() {
        this.set((await outboxState())?.[fact] ?? NaN);
      },
    });
  ofOutbox('length', {
    name: 'dwaar_outbox_submissions',
    help: 'Accepted forms that have not been delivered yet',
  });
  ofOutbox('oldestSeconds', {
    name: 'dwaar_outbox_oldest_seconds',
    help: 'How long the oldest undelivered form has waited',
  });
  new Gauge({
    name: 'dwaar_outbox_stuck_submissions',
    help: 'Undelivered forms that need attention: refused by the recruitment API, set aside, or unreadable',
    labelNames: ['state'],
    registers,
    async collect() {
      const state = await outboxState();
      this.set({ state: 'refused' }, state?.refused ?? NaN);
      this.set({ state: 'unreadable' }, state?.unreadable ?? NaN);
      this.set({ state: 'set-aside' }, state?.setAside ?? NaN);
    },
  });
  new Gauge({
    name: 'dwaar_mail_up',
    help: 'Whether the mail server accepts our login: 1 or 0; NaN without SMTP_URL',
    registers,
    async collect() {
      const state = await mailState(env().mail);
      this.set(state === 'off' ? NaN : Number(state === 'ok'));
    },
  });
}
