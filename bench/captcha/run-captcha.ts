import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORTS } from '../ports';
import { measureTree } from '../process-tree';
import { spreadOf } from '../rounds';
import { type Site, startSite } from '../site';
import { printTable } from '../table';
import { printVerdicts } from '../targets';
import { type Asking, type Latency, pageBeside } from './page-beside';
import { type Price, priceAfter } from './price';

const ASKING: Asking[] = ['nobody', 'one address', '20 addresses'];
/** Challenges in the minute after which another level of work is due (lib/forms/guard/work-level.ts). */
const COUNTS = [0, 20, 40, 80, 160, 320];
// Limits by the minute must not carry over from one measurement to the next.
const PAUSE_MS = 61_000;
const MAX_ADDED_MS = 5;

/**
 * `npm run bench -- --captcha`: what a flood of requests for captchas costs a visitor, and a form a program. With
 * `--against CHECKOUT` by turns with another checkout's website.
 */
export async function runCaptcha(short: boolean, other?: string): Promise<void> {
  const env = { CAPTCHA_TEST_CODE: '' };
  const sites: [string, Site][] = [['this', await startSite('own', PORTS.bench, { env })]];
  if (other) {
    const checkout = path.resolve(other);
    sites.push(['other', await startSite('other', PORTS.other, { env, checkout })]);
  }
  const [rounds, seconds] = short ? [1, 3] : [3, 8];
  const measured = sites.flatMap(([name, site]) =>
    ASKING.map((asking) => ({ name, site, asking, rounds: [] as Latency[] })),
  );
  for (const { url } of sites.map(([, site]) => site)) await (await fetch(url)).arrayBuffer();
  for (let round = 0; round < rounds; round++) {
    for (const one of measured) {
      one.rounds.push(await pageBeside(one.site.url, one.asking, seconds));
      await sleep(one.asking === 'nobody' ? 0 : short ? 5_000 : PAUSE_MS / 4);
    }
  }
  printLatencies(measured);
  for (const [name, site] of sites) {
    const rss = measureTree(site.website.pid).rssBytes / 1024 / 1024;
    console.log(`${name}: the website holds ${rss.toFixed(0)} MiB`);
  }
  await sleep(short ? 0 : PAUSE_MS);
  for (const [name, site] of sites)
    printPrices(name, await priceAfter(site.url, short ? COUNTS.slice(0, 3) : COUNTS));
  for (const [, site] of sites) await site.stop();
}

type Measured = { name: string; asking: Asking; rounds: Latency[] };

function printLatencies(measured: Measured[]): void {
  const cell = (rounds: Latency[], figure: keyof Latency, digits = 1) => {
    const { median, low, high } = spreadOf(rounds.map((round) => round[figure]));
    return `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
  };
  printTable(
    ['stored page, while captchas are asked for by', 'p50 ms', 'p99 ms', 'captchas/s'],
    measured.map(({ name, asking, rounds }) => [
      `${name}: ${asking}`,
      cell(rounds, 'p50'),
      cell(rounds, 'p99'),
      cell(rounds, 'asked', 0),
    ]),
  );
  const median = (asking: Asking, figure: keyof Latency) =>
    spreadOf(measured.find((one) => one.asking === asking)!.rounds.map((round) => round[figure])).median;
  const added = (figure: 'p50' | 'p99') => {
    const ms = median('one address', figure) - median('nobody', figure);
    const target = `20 connections add at most ${MAX_ADDED_MS} ms to a stored page, ${figure}`;
    return { target, found: `${ms.toFixed(1)} ms`, reached: ms <= MAX_ADDED_MS };
  };
  printVerdicts([added('p50'), added('p99')]);
}

function printPrices(name: string, prices: Price[]): void {
  printTable(
    [`${name}: a form's price, after`, 'what', 'requests', 'seconds', 'processor s'],
    prices.map(({ before, kind, requests, seconds, cpuSeconds }) => [
      `${before} captchas in the minute`,
      kind,
      requests.toFixed(1),
      seconds.toFixed(2),
      cpuSeconds.toFixed(2),
    ]),
  );
}
