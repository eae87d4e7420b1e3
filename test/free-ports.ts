import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const STEP = 2_000;
// Ephemeral ports start above.
const MAX_PORT = 32_000;

/**
 * Finds a shift that makes a set of ports free: 0, else the first suitable multiple of 2,000.
 * @param wanted value of E2E_PORT_SHIFT; empty or undefined chooses automatically
 * @throws Error saying what to do if `wanted` is not a number or not free, or no shift is free
 */
export async function choosePortShift(ports: number[], wanted?: string): Promise<number> {
  if (wanted) return checkShift(ports, wanted);
  for (let shift = 0; Math.max(...ports) + shift <= MAX_PORT; shift += STEP) {
    if ((await firstTaken(ports, shift)) === null) return shift;
  }
  throw new Error('No ports are free: stop programs that listen, or name a shift in E2E_PORT_SHIFT.');
}

async function checkShift(ports: number[], wanted: string): Promise<number> {
  const shift = Number(wanted);
  if (!/^\d{1,5}$/.test(wanted) || Math.max(...ports) + shift > 65_535)
    throw new Error('E2E_PORT_SHIFT must be a number that is added to ports, such as 2000.');
  const taken = await firstTaken(ports, shift);
  if (taken === null) return shift;
  throw new Error(
    `Port ${taken} is in use by another program. Unset E2E_PORT_SHIFT and free ports are chosen, or set it to another number.`,
  );
}

async function firstTaken(ports: number[], shift: number): Promise<number | null> {
  for (const port of ports) if (!(await isFree(port + shift))) return port + shift;
  return null;
}

// Checks all interfaces and loopback; whether one blocks the other depends on the system.
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, undefined)) && (await canListen(port, '127.0.0.1'));
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
