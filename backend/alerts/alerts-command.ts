import type { AlertStore } from './alerts';

/** Prints the number of job alerts, without addresses. */
export async function alertsCommand(store: AlertStore): Promise<void> {
  const { confirmed, unconfirmed } = await store.countAlerts();
  process.stdout.write(`${confirmed} job alerts are confirmed, ${unconfirmed} wait for confirmation.\n`);
}
