import { type Challenge as Puzzle, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

const answer = z.object({ image: z.string().optional(), work: z.custom<Puzzle>().optional() });

export type Price = {
  /** Challenges that this address has had before, in the minute. */
  before: number;
  kind: string;
  requests: number;
  /** From asking for the challenge to having what the form needs; reading a picture not included. */
  seconds: number;
  /** Of the client's processor. */
  cpuSeconds: number;
};

const SAMPLES = 3;

/** What a form costs a program that sends many from one address: after so many challenges in the minute. */
export async function priceAfter(site: string, counts: number[]): Promise<Price[]> {
  const prices: Price[] = [];
  for (const [index, before] of counts.entries()) {
    // An address of its own each: solving takes longer than the windows.
    const address = `203.0.113.${index + 1}`;
    for (let asked = 0; asked < before; asked += 20)
      await Promise.all(Array.from({ length: Math.min(20, before - asked) }, () => ask(site, address)));
    const samples: Price[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) samples.push(await pay(site, address, before));
    const mean = (figure: (price: Price) => number) =>
      samples.reduce((sum, price) => sum + figure(price), 0) / SAMPLES;
    prices.push({
      ...samples[0]!,
      requests: mean(({ requests }) => requests),
      seconds: mean(({ seconds }) => seconds),
      cpuSeconds: mean(({ cpuSeconds }) => cpuSeconds),
    });
  }
  return prices;
}

async function pay(site: string, address: string, before: number): Promise<Price> {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  const { given, requests } = await ask(site, address);
  if (given.work) await solveChallenge({ challenge: given.work, deriveKey });
  const { user, system } = process.cpuUsage(cpu);
  const kind = [given.image && 'picture', given.work && 'work'].filter(Boolean).join(' and ');
  const seconds = (performance.now() - startedAt) / 1000;
  // One more to send the form.
  return { before, kind, requests: requests + 1, seconds, cpuSeconds: (user + system) / 1e6 };
}

/** Asks until there is a challenge, like a program that waits as long as it is told. */
async function ask(site: string, address: string) {
  for (let requests = 1; ; requests++) {
    const response = await fetch(`${site}/api/captcha?form=contact-enquiry`, {
      headers: { 'x-forwarded-for': address },
    });
    if (response.ok) return { given: answer.parse(await response.json()), requests };
    await response.arrayBuffer();
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
