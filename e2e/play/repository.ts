import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Repository = ReturnType<typeof openRepository>;

/** Clones the last commit as an agency's copy. */
export function cloneRepository(folder: string): Repository {
  // Hard links would change these files' owner too.
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', folder]);
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', '-B', 'main']);
  return openRepository(folder);
}

/** Commits to make in an agency's copy. */
function openRepository(folder: string) {
  const author = ['-c', 'user.name=Play', '-c', 'user.email=play@example.com'];
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', folder, ...author, ...parameters], { encoding: 'utf8' });
  function commit(subject: string, change: () => void): void {
    change();
    git('commit', '--quiet', '--all', '--message', subject);
  }

  const file = (name: string) => path.join(folder, name);
  return {
    /** Changes style sheets and scripts. */
    changeStyles: () =>
      commit('Style the site anew', () =>
        appendFileSync(file('app/globals.css'), '\n.played { color: #123456; }\n'),
      ),
    /** Adds an error that `npm run content` finds. */
    breakContent: () =>
      commit('Take out a title', () => replaceIn(file('lib/content/team.ts'), /title: '[^']+'/, "title: ''")),
    /** Breaks the start only under systemd. */
    breakService: () =>
      commit('Stop where systemd passes a socket', () =>
        replaceIn(
          file('server/main.ts'),
          'const dev =',
          "if (process.env.LISTEN_FDS) throw new Error('played');\n  const dev =",
        ),
      ),
    undo: () => git('reset', '--quiet', '--hard', 'HEAD~1'),
  };
}

function replaceIn(file: string, what: string | RegExp, by: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(what, by);
  if (after === before) throw new Error(`${file} has no ${String(what)} any more.`);
  writeFileSync(file, after);
}
