import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../test/free-ports';
import { program } from '../test/program';

const FOLDER = path.resolve('.data/bench/nginx');

// Debian's is in sbin, which not every user searches.
const PATH = `${process.env.PATH}:/usr/sbin`;

export const hasNginx = spawnSync('nginx', ['-v'], { env: { ...process.env, PATH } }).status === 0;

type Server = { url: string; pid: number };

/** Starts nginx serving pages, by path, as precompressed files: the fastest possible way. */
export async function startStatic(pages: Map<string, string>): Promise<Server> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [page, html] of pages) {
    const file = path.join(FOLDER, 'pages', `${page}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  const listen = `127.0.0.1:${await freePort()}`;
  // As root, nginx would otherwise run workers as a user who cannot read the project's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = path.join(FOLDER, 'nginx.conf');
  writeFileSync(
    file,
    `${user}
pid ${FOLDER}/nginx.pid;
error_log ${FOLDER}/error.log;
worker_processes auto;
events { worker_connections 4096; }
http {
  default_type text/html;
  access_log off;
  gzip_static on;
  keepalive_requests 1000000;
  client_body_temp_path ${FOLDER}/bodies;
  proxy_temp_path ${FOLDER}/proxy;
  fastcgi_temp_path ${FOLDER}/unused;
  uwsgi_temp_path ${FOLDER}/unused;
  scgi_temp_path ${FOLDER}/unused;
  server { listen ${listen}; root ${FOLDER}/pages; try_files $uri.html =404; }
}`,
  );
  const url = `http://${listen}`;
  const command = ['-c', file, '-p', FOLDER, '-g', 'daemon off;'];
  const options = { file: 'nginx', log: path.join(FOLDER, 'output.log') };
  const nginx = program('nginx', command, `${url}${[...pages.keys()][0]}`, { PATH }, options);
  await nginx.start();
  return { url, pid: nginx.pid() };
}
