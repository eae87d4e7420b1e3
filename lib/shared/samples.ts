import { isLoopback } from './network/loopback';

/**
 * Whether what was made for this project (jobs, clients, testimonials, people) is shown: on localhost, where a site is
 * tried, and elsewhere only where `SAMPLES` says so.
 */
export function showsSamples(samples: 'on' | 'off' | undefined, siteUrl: string): boolean {
  return samples === undefined ? isLoopback(new URL(siteUrl).hostname) : samples === 'on';
}
