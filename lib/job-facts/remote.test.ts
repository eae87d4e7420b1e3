/** @jest-environment node */
import { isFullyRemote, remoteInIndia } from './remote';

test.each([
  ['Remote', ''],
  ['remote', 'Bengaluru'],
  ['Work from home', ''],
  ['100% remote', ''],
  ['', 'Remote - India'],
  ['', 'India (Remote)'],
  ['', 'Remote India'],
  ['', 'Fully Remote'],
  ['Remote', 'Paris'],
  ['', 'Remote in Denver'],
  ['', 'Boston - Remote'],
])('workspace %j at %j is fully remote', (workspace, location) => {
  expect(isFullyRemote({ workspace, location })).toBe(true);
});

test.each([
  ['', ''],
  ['Hybrid', 'Remote'],
  ['Remote/Office', ''],
  ['Partially remote', ''],
  ['Remote - 2 days', ''],
  ['50% remote', ''],
  ['Not remote', ''],
  ['Remote', 'Pune (Hybrid)'],
  ['Remote', 'San Francisco Office'],
  ['Remote', 'Remote / Pune'],
  ['Remote', 'New York, NY (HQ)'],
  ['', 'New York (or Remote)'],
  ['', 'London | Remote'],
  ['', 'Remote sensing laboratory, Dehradun'],
  ['On-site', 'Remote'],
  ['', 'Bengaluru'],
])('workspace %j at %j is not certainly fully remote', (workspace, location) => {
  expect(isFullyRemote({ workspace, location })).toBe(false);
});

test.each([
  ['Remote', '', false],
  ['Remote', 'Remote', false],
  ['Work from home', 'India', true],
  ['Remote', 'India', true],
  ['', 'Remote - India', true],
  ['Remote', 'Bengaluru, Karnataka', true],
  ['', 'Remote - Tamil Nadu', true],
  ['Remote', 'Anywhere in India', true],
  ['Remote', 'Anywhere', false],
  ['', 'Remote - APAC', false],
  ['Remote', 'London, Bengaluru', false],
  ['', 'Remote-India/Pakistan', false],
  ['Remote', 'Pune, United States (USA)', false],
  ['Remote', 'Salem, Oregon', false],
  ['Remote', 'Paris', false],
  ['', 'India', false],
  ['Hybrid', 'India', false],
])('workspace %j at %j is remote within India: %j', (workspace, location, expected) => {
  expect(remoteInIndia({ workspace, location })).toBe(expected);
});
