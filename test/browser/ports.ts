import { PORT_NUMBERS } from './choose-ports';

// Set by choosePorts before this is imported, so that two checkouts can run tests at the same time.
const shift = Number(process.env.E2E_PORT_SHIFT || 0);

/** The ports of this run. */
export const PORTS = Object.fromEntries(
  Object.entries(PORT_NUMBERS).map(([name, port]) => [name, String(port + shift)]),
) as Record<keyof typeof PORT_NUMBERS, string>;
