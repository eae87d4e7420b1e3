import { createServer } from 'node:net';

/** @throws Error naming the variable to change when something already listens on the port. */
export async function refuseTakenPort(variable: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}. Stop that program, or set ${variable} to another port.`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
