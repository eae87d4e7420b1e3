import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Asking = 'nobody' | 'one address' | '20 addresses';
export type Latency = { p50: number; p99: number; asked: number };

const CONNECTIONS = 20;
const PAUSE_MS = 5;
// Until the thread that asks has been compiled.
const SETTLING_S = 3;
const CAPTCHA = '/api/captcha?form=contact-enquiry';

/**
 * How long the website takes for a stored page, asked for one at a time, while 20 connections ask for captchas as fast
 * as they are answered, from a thread of their own.
 */
export async function pageBeside(url: string, asking: Asking, seconds: number): Promise<Latency> {
  const load = asking === 'nobody' ? null : startAsking(url, asking, seconds + SETTLING_S);
  await sleep(SETTLING_S * 1000);
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await timeOf(url, agent));
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  const asked = load ? (await load).requests.total / (seconds + SETTLING_S) : 0;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]!;
  return { p50: at(0.5), p99: at(0.99), asked };
}

function startAsking(url: string, asking: Asking, duration: number) {
  const addresses = asking === 'one address' ? 1 : CONNECTIONS;
  const requests = Array.from({ length: addresses }, (_, number) => ({
    path: CAPTCHA,
    headers: { 'x-forwarded-for': `198.51.100.${number + 1}` },
  }));
  return autocannon({ url, connections: CONNECTIONS, duration, workers: 1, requests });
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - startedAt));
    }).once('error', reject);
  });
}
