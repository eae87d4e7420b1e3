import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Program, startProgram } from './programs';

const EDGE_CONFIG = 'deploy/nginx.conf';
const FOLDER = path.resolve('.data/bench/nginx');

/** Why the edge cannot be measured here; null if it can. */
export function noEdge(): string | null {
  if (!hasNginx()) return 'nginx is not installed';
  return existsSync(EDGE_CONFIG) ? null : `${EDGE_CONFIG} is not there`;
}

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts nginx with the project's own configuration in front of the website. */
export async function startEdge(port: number, websitePort: number): Promise<Program> {
  const folder = emptyFolder('edge');
  const values: Record<string, string> = {
    EDGE_LISTEN: `127.0.0.1:${port}`,
    EDGE_SERVER_NAME: '_',
    EDGE_WEBSITES: `server 127.0.0.1:${websitePort};`,
    EDGE_CACHE_DIR: folder,
    EDGE_ACCESS_LOG: path.join(folder, 'access.log'),
  };
  const template = readFileSync(EDGE_CONFIG, 'utf8');
  const config = template.replace(/\$\{(EDGE_\w+)\}/g, (_, name: string) => values[name] ?? '');
  return startNginx(folder, config, `http://127.0.0.1:${port}/edge-health`);
}

/** Starts nginx serving pages, given by their paths, as precompressed files: the fastest way there is to send them. */
export async function startStatic(port: number, pages: Map<string, string>): Promise<Program> {
  const folder = emptyFolder('static');
  for (const [page, html] of pages) {
    const file = path.join(folder, 'pages', `${page}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  const config = `
worker_processes auto;
events { worker_connections 4096; }
http {
  default_type text/html;
  access_log off;
  gzip_static on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
  server { listen 127.0.0.1:${port}; root ${folder}/pages; try_files $uri.html =404; }
}`;
  return startNginx(folder, config, `http://127.0.0.1:${port}${[...pages.keys()][0]}`);
}

function startNginx(folder: string, config: string, url: string): Promise<Program> {
  const file = path.join(folder, 'nginx.conf');
  // When started by root, its workers would otherwise run as a user who cannot read the project's folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, `${user}pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${config}`);
  const command = ['-c', file, '-p', folder, '-g', 'daemon off;'];
  return startProgram({ name: 'nginx', file: 'nginx', command, url, log: path.join(folder, 'output.log') });
}

function emptyFolder(name: string): string {
  const folder = path.join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
