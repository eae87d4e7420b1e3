import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-ports';
import { program } from '../program';

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

export const hasNginx = spawnSync('nginx', ['-v'], { env: { ...process.env, PATH } }).status === 0;

type Desk = { address: string; name: string };
type Settings = { listen: string; websites: string[]; desk?: Desk };
/** The file's values for no desk. */
const NO_DESK: Desk = { address: '127.0.0.1:4100', name: 'desk.invalid' };

/** Writes deploy/nginx.conf with these settings to a new folder. @returns nginx's arguments */
function writeEdge({ listen, websites, desk = NO_DESK }: Settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-edge-'));
  // As root, nginx runs its workers as another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'cache'));
  const values: Record<string, string> = {
    EDGE_LISTEN: listen,
    EDGE_SERVER_NAME: '_',
    EDGE_WEBSITES: websites.map((address) => `server ${address} max_fails=0;`).join(' '),
    EDGE_DESK_NAME: desk.name,
    EDGE_DESK: `server ${desk.address};`,
    EDGE_CACHE_DIR: path.join(folder, 'cache'),
    EDGE_ACCESS_LOG: path.join(folder, 'access.log'),
  };
  const template = readFileSync('deploy/nginx.conf', 'utf8');
  const filled = template.replace(/\$\{(EDGE_\w+)\}/g, (_, name: string) => values[name]!);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, filled);
  const own = `daemon off; pid ${folder}/nginx.pid;`;
  return { folder, file, arguments: ['-c', file, '-e', path.join(folder, 'error.log'), '-g', own] };
}

/** Output of `nginx -t` for the configuration, changed by `edit`. */
export function checkEdge(
  settings: Settings,
  edit: (conf: string, folder: string) => string = (conf) => conf,
): string {
  const edge = writeEdge(settings);
  writeFileSync(edge.file, edit(readFileSync(edge.file, 'utf8'), edge.folder));
  const { stderr } = spawnSync('nginx', ['-t', ...edge.arguments], {
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  rmSync(edge.folder, { recursive: true, force: true });
  return stderr;
}

/**
 * Runs nginx on a free port in front of websites (host:port) and a desk. @throws Error with its log if it does not
 * start
 */
export async function startEdge(websites: string[], desk?: Desk) {
  const listen = `127.0.0.1:${await freePort()}`;
  const edge = writeEdge({ listen, websites, desk });
  const url = `http://${listen}`;
  const nginx = program(
    'edge',
    edge.arguments,
    `${url}/edge-health`,
    { PATH },
    {
      file: 'nginx',
      log: path.join(edge.folder, 'error.log'),
    },
  );
  await nginx.start();
  return {
    url,
    pid: nginx.pid(),
    logs: () =>
      ['access.log', 'error.log'].map((name) => readFileSync(path.join(edge.folder, name), 'utf8')).join(''),
    async stop() {
      await nginx.kill('SIGTERM');
      rmSync(edge.folder, { recursive: true, force: true });
    },
  };
}
