import { createServer } from 'node:net';
import { choosePortShift } from '../free-ports';
import { PORT_NUMBERS } from './port-numbers';

/**
 * Finds free ports for child processes and reserves them from other checkouts while this process runs, as a build may
 * lie between the choice and the programs' start.
 * @throws Error saying what to do if there are none
 */
export async function choosePorts(): Promise<void> {
  const wanted = process.env.E2E_PORT_SHIFT;
  let shift: number;
  do shift = await choosePortShift(Object.values(PORT_NUMBERS), wanted);
  while (!(await hold(PORT_NUMBERS.chosen + shift)));
  process.env.E2E_PORT_SHIFT = String(shift);
  if (shift > 0)
    console.log(`Ports are shifted by ${shift}: the usual ones are in use, or E2E_PORT_SHIFT says so.`);
}

/** Occupies a port until this process exits; false if another program was faster. */
function hold(port: number): Promise<boolean> {
  const server = createServer().unref();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}
