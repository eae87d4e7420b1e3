import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { LoadReport } from './load';
import type { Machine, Result } from './machine';
import type { Repository } from './repository';

export const CAPTCHA_CODE = 'aB3xYz';
const ORIGIN = 'http://127.0.0.1:3000';

/** An operator's steps on the machine, in order. Each returns its finding or throws an Error. */
export function steps(machine: Machine, blocks: Map<string, string[]>, repository: Repository) {
  const block = (heading: string, number: number) => {
    const text = blocks.get(heading)?.[number];
    if (!text) throw new Error(`The page has no block ${number + 1} under "${heading}".`);
    return text;
  };
  const run = machine.run;
  const mustRun = async (script: string) => expectStatus(await run(script), 0, script);
  const play = async (heading: string, ...numbers: number[]) => {
    let output = '';
    for (const number of numbers) output += (await mustRun(block(heading, number))).output;
    return output;
  };
  const current = async () => (await mustRun('basename $(readlink -f /opt/dwaar/current)')).output.trim();
  const ready = () =>
    mustRun(
      `for try in $(seq 60); do curl -fsS ${ORIGIN}/api/ready && exit; sleep 1; done; systemctl status dwaar; exit 1`,
    );

  /** Runs a script under 50 requests per second, and waits for the forms to arrive. */
  async function underLoad(word: string, script: () => Promise<unknown>): Promise<LoadReport> {
    const load = machine.spawnInNetwork([
      process.execPath,
      ...['--import', 'tsx', 'e2e/play/load.ts', ORIGIN, CAPTCHA_CODE, word],
    ]);
    let output = '';
    load.stdout!.on('data', (text) => (output += String(text)));
    const closed = once(load, 'close');
    try {
      await sleep(3_000);
      await script();
      await sleep(3_000);
    } finally {
      load.kill('SIGTERM');
      await closed;
    }
    const report = JSON.parse(output) as LoadReport;
    if (report.lost.length > 0)
      throw new Error(
        `${report.lost.length} of ${report.requests} requests were lost: ${tally(report.lost)}`,
      );
    const { output: inbox } = await mustRun('dwaar inbox --json');
    const twice = report.subjects.filter((subject) => inbox.split(`"${subject}"`).length !== 2);
    if (report.subjects.length === 0 || twice.length > 0)
      throw new Error(`Of ${report.subjects.length} forms, not stored once: ${twice.join(', ')}`);
    return report;
  }

  return {
    'the page’s commands install and start the site': async () => {
      for (const number of [0, 1, 2, 3]) await play('Installing', number);
      await ready();
    },

    'the units are well-formed, and the service runs within their restrictions': async () => {
      const { output } = await mustRun(
        'systemd-analyze verify dwaar.service dwaar.socket dwaar-backup.service dwaar-backup.timer',
      );
      if (output.trim() !== '') throw new Error(output);
      // As seen by the website's process.
      await mustRun(`pid=$(systemctl show --property=MainPID --value dwaar)
        site=$(pgrep --full dist/website.mjs --parent $pid)
        test "$(ps -o user= -p $site)" = dwaar
        grep -q '^Seccomp:.2' /proc/$site/status
        grep -q '^NoNewPrivs:.1' /proc/$site/status
        # Even for root, the file systems that it sees are read-only.
        within() { nsenter --target $site --mount -- "$@"; }
        within touch /var/lib/dwaar/played && rm /var/lib/dwaar/played
        for folder in /opt/dwaar/current /etc /usr /var/backups/dwaar /var/cache/dwaar; do
          if within touch $folder/played 2>/dev/null; then echo "$folder is writable"; exit 1; fi
        done
        test -n "$(ls -A /root)"
        test -z "$(within ls -A /root)"
        touch /tmp/played
        if within test -e /tmp/played; then echo '/tmp is shared'; exit 1; fi
        test -z "$(find -L /opt/dwaar/current/ ! -user root -print -quit)"`);
    },

    'the website listens on 127.0.0.1 only': async () => {
      const { output } = await mustRun("ss -Hltn | awk '{ print $4 }' | sort");
      const others = output
        .trim()
        .split('\n')
        .filter((address) => !address.startsWith('127.0.0.'));
      if (others.length > 0 || !output.includes('127.0.0.1:3000')) throw new Error(output);
    },

    'commands have the service’s data, and the log is read by jq': async () => {
      await mustRun("(dwaar doctor || true) | grep ' to put right, ' && dwaar inbox");
      const found = await play('Commands', 0);
      if (!found.includes('Nothing is waiting.')) throw new Error(found);
      // Provoke a log entry: the website calls an API that was just killed.
      await mustRun(
        `pkill --signal KILL --full 'dist/[b]ackend.mjs serve'; curl -s ${ORIGIN}/job?keyword=played > /dev/null || true`,
      );
      await ready();
      const log = await play('Commands', 1);
      if (!/"level": "(error|warn)"/.test(log)) throw new Error(`No line of JSON in the log: ${log}`);
    },

    'an agency’s own folder is begun, checked and shown': async () => {
      await play('Installing', 4);
      await ready();
      await mustRun(`curl -fsS ${ORIGIN}/ | grep -q 'Your agency'`);
    },

    'restarts for new settings lose no request and no form': async () => {
      const report = await underLoad('Restarted', async () => {
        for (let time = 0; time < 3; time += 1) {
          await play('Settings', 0);
          await ready();
        }
        await play('Settings', 0);
        await play('Settings', 0);
        await ready();
      });
      // Requests in flight are cut off, so there must be none.
      await mustRun('systemctl kill --signal=KILL dwaar.service');
      await ready();
      return describe(report);
    },

    'an update under load loses no request, no form and no file of an open page': async () => {
      const before = await current();
      repository.changeStyles();
      const started = Date.now();
      let seconds = 0;
      const report = await underLoad('Updated', async () => {
        await play('Updating', 0);
        seconds = (Date.now() - started) / 1_000;
      });
      if ((await current()) === before) throw new Error('It is still the old release.');
      const { output: page } = await mustRun(`curl -fsS ${ORIGIN}/`);
      if (report.files.every((file) => page.includes(file)))
        throw new Error('No file of the page is another.');
      return `${Math.round(seconds)} s, ${describe(report)}`;
    },

    'what is current already is not built again': async () => {
      const { output, seconds } = await mustRun(block('Updating', 0));
      if (!output.includes('is current already')) throw new Error(output);
      return `${seconds.toFixed(1)} s`;
    },

    'a rollback under load loses no request, no form and no file of an open page': async () => {
      const before = await current();
      const started = Date.now();
      let seconds = 0;
      const report = await underLoad('Back', async () => {
        await play('Updating', 1);
        seconds = (Date.now() - started) / 1_000;
      });
      if ((await current()) >= before) throw new Error('It is not an older release.');
      return `${Math.round(seconds)} s, ${describe(report)}`;
    },

    'a release with a mistake in its content is not switched to': async () => {
      repository.breakContent();
      const before = await current();
      const { output } = expectStatus(await run('dwaar update'), 1, 'dwaar update');
      repository.undo();
      if ((await current()) !== before || !output.includes('title must not be empty'))
        throw new Error(output);
      await ready();
    },

    'a release that does not come up as the service is left again, by itself': async () => {
      repository.breakService();
      const before = await current();
      const { output } = expectStatus(await run('dwaar update'), 1, 'dwaar update');
      repository.undo();
      if ((await current()) !== before || !output.includes(`Went back to ${before}`)) throw new Error(output);
      await ready();
    },

    'a backup is written each night, and brings everything back': async () => {
      const listed = await play('Backups', 0);
      if (!/^dwaar-.*\.tar\.gz$/m.test(listed)) throw new Error(listed);
      await mustRun('systemctl is-active --quiet dwaar-backup.timer');
      const before = (await mustRun('dwaar inbox --json')).output;
      await mustRun('dwaar erase asha@example.com');
      if ((await mustRun('dwaar inbox --json')).output === before) throw new Error('Nothing was erased.');
      expectStatus(await run('dwaar restore /var/backups/dwaar/dwaar-x.tar.gz'), 1, 'dwaar restore');
      await play('Backups', 1);
      await ready();
      if ((await mustRun('dwaar inbox --json')).output !== before) throw new Error('Not all came back.');
      return `${before.trim().split('\n').length} forms`;
    },

    'removal leaves nothing but the backups': async () => {
      await play('Removing it', 0);
      const { output } =
        await mustRun(`id dwaar 2>/dev/null || true; pgrep --full 'dist/[w]ebsite.mjs' || true
        systemctl list-unit-files --no-legend 'dwaar*' || true; ss -Hltn
        ls -d /opt/dwaar /etc/dwaar.env /var/lib/dwaar /var/cache/dwaar /usr/local/bin/dwaar 2>/dev/null || true
        find /etc/systemd -name '*dwaar*'`);
      if (output.trim() !== '') throw new Error(output);
      await mustRun('ls /var/backups/dwaar/dwaar-*.tar.gz');
    },
  };
}

function expectStatus(result: Result, status: number, script: string): Result {
  if (result.status === status) return result;
  throw new Error(
    `This ended with ${result.status} instead of ${status}:\n${script}\n${result.output.slice(-6_000)}`,
  );
}

function describe({ requests, slowestMs, overASecond, retried, subjects, files }: LoadReport): string {
  return `${requests} requests, 0 lost, ${retried} asked again (${overASecond} waited over a second, the longest ${(slowestMs / 1_000).toFixed(1)} s), ${subjects.length} forms each stored once, ${files.length} files of open pages`;
}

function tally(lines: string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} × ${line}`).join('; ');
}

/** A page's shell blocks by heading, without list indentation. */
export function shellBlocks(file: string): Map<string, string[]> {
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const heading = section.slice(0, section.indexOf('\n'));
      const blocks = Array.from(section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm), ([, indent, text]) =>
        text!.replace(new RegExp(`^${indent}`, 'gm'), ''),
      );
      return [heading, blocks];
    }),
  );
}

/** Replaces the page's placeholders as an operator would. @throws Error if the page lacks one */
export function fillIn(blocks: Map<string, string[]>, own: Record<string, string>): Map<string, string[]> {
  const all = [...blocks.values()].flat().join('\n');
  const missing = Object.keys(own).filter((text) => !all.includes(text));
  if (missing.length > 0) throw new Error(`The page no longer says: ${missing.join(', ')}`);
  const fill = (block: string) =>
    Object.entries(own).reduce((text, [from, to]) => text.replaceAll(from, to), block);
  return new Map([...blocks].map(([heading, texts]) => [heading, texts.map(fill)]));
}
