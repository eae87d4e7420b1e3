import { choosePortShift } from '../free-ports';
import { PORT_NUMBERS } from './port-numbers';

/** Finds free ports for this process's children. @throws Error saying what to do if there are none */
export async function choosePorts(): Promise<void> {
  const shift = await choosePortShift(Object.values(PORT_NUMBERS), process.env.E2E_PORT_SHIFT);
  process.env.E2E_PORT_SHIFT = String(shift);
  if (shift > 0)
    console.log(`Ports are shifted by ${shift}: the usual ones are in use, or E2E_PORT_SHIFT says so.`);
}
