import { createServer } from 'node:net';

/**
 * Checks that a port can be listened on.
 * @param host the address to listen on
 * @throws Error naming the variable to change if the port is in use, or the address does not exist
 */
export async function refuseTakenPort(variable: string, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
        return reject(
          new Error(`This machine has no address ${host}: set HOST to one of its own addresses.`),
        );
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}. Stop that program, or set ${variable} to another port.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
