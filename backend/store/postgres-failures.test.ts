import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiry, newJob, keysForTests } from '../../test/backend';
import { openPostgresStore } from '../open-store';
import { postgresForTests, schemaOf } from '../../test/postgres';
import { StoreBusyError } from './database';

const postgres = postgresForTests(process.env);
const firstPage = { page: 1, perPage: 20 };
const TIMEOUT_MS = 1_000;

postgres.describe('PostgreSQL: a failing database', () => {
  const nextSchema = postgres.schemas();
  const open = postgres.opener();

  test('waiting too long for a write is a busy error, and readers do not wait', async () => {
    const url = await nextSchema();
    // Creating the tables may take longer than this store's timeout.
    await open(url);
    const store = await open(url, { statementTimeoutMs: TIMEOUT_MS });
    const letGo = await postgres.hold(url, 'SELECT * FROM store_state FOR UPDATE');
    await expect(store.upsertJobs([newJob()])).rejects.toBeInstanceOf(StoreBusyError);
    expect((await store.findJobs(firstPage)).total).toBe(0);
    await letGo();
    expect(await store.upsertJobs([newJob()])).toMatchObject([{ effect: 'created' }]);
  });

  test('connections that are killed, idle or at work, are replaced', async () => {
    const url = await nextSchema();
    const store = await open(url);
    const kill = (condition = 'true') =>
      postgres.run(
        `SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE application_name = $1 AND ${condition}`,
        [schemaOf(url)],
      );
    await Promise.all([1, 2, 3].map(() => store.findJobs(firstPage)));
    expect((await kill()).length).toBeGreaterThan(0);
    const letGo = await postgres.hold(url, 'SELECT * FROM store_state FOR UPDATE');
    const writing = expect(store.upsertJobs([newJob()])).rejects.toBeInstanceOf(StoreBusyError);
    while ((await postgres.waiting(url)) === 0) await sleep(20);
    expect(await kill("wait_event_type = 'Lock'")).toHaveLength(1);
    await Promise.all([writing, letGo()]);
    expect(await store.upsertJobs([newJob()])).toMatchObject([{ effect: 'created' }]);
  });

  test('a database that is away fails every call, and is used again when it is back', async () => {
    const url = new URL(await nextSchema());
    const target = { host: url.hostname, port: Number(url.port || 5432) };
    const sockets = new Set<Socket>();
    const between = createServer((socket) => {
      const onward = connect(target);
      for (const each of [socket, onward]) sockets.add(each.on('error', () => {}));
      socket.pipe(onward).pipe(socket);
    });
    const listen = (port: number) =>
      new Promise<void>((resolve) => between.listen(port, '127.0.0.1', resolve));
    await listen(0);
    const { port } = between.address() as AddressInfo;
    url.host = `127.0.0.1:${port}`;
    const store = await openPostgresStore({ url: url.href, keys: keysForTests });
    await store.upsertJobs([newJob()]);
    const closed = new Promise((resolve) => between.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    await expect(store.findJobs(firstPage)).rejects.toBeInstanceOf(StoreBusyError);
    await expect(store.addContactEnquiry(enquiry)).rejects.toBeInstanceOf(StoreBusyError);
    await listen(port);
    expect((await store.findJobs(firstPage)).total).toBe(1);
    await store.close();
    between.close();
  });

  test('an unresponsive database fails the start within the timeout', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://postgres@127.0.0.1:${port}/test`;
    await expect(
      openPostgresStore({ url, keys: keysForTests, statementTimeoutMs: TIMEOUT_MS }),
    ).rejects.toBeInstanceOf(StoreBusyError);
    silent.close();
  });
});
