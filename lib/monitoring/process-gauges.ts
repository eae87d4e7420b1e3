import 'server-only';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { outboxState } from '../submissions/outbox/current';

/** What is looked up whenever Prometheus asks: the process's own figures, and the outbox. */
export function registerProcessGauges(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'dwaar_outbox_submissions',
    help: 'Accepted forms that wait to be delivered',
    registers,
    collect() {
      this.set(outboxState()?.length ?? NaN);
    },
  });
  new Gauge({
    name: 'dwaar_outbox_oldest_seconds',
    help: 'How long the oldest of them has waited',
    registers,
    collect() {
      this.set(outboxState()?.oldestSeconds ?? NaN);
    },
  });
}
