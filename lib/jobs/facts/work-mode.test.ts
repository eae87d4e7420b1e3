import { isFullyRemote, remoteForRupees, remoteInIndia } from './work-mode';

test.each([
  ['Remote', ''],
  ['Work from home', ''],
  ['100% remote', ''],
  ['', 'Remote - India'],
  ['', 'Fully Remote'],
  ['Remote', 'Paris'],
  ['', 'Boston - Remote'],
])('workspace %j at %j is fully remote', (workspace, location) => {
  expect(isFullyRemote({ workspace, location })).toBe(true);
});

test.each([
  ['', ''],
  ['Hybrid', 'Remote'],
  ['Remote/Office', ''],
  ['Partially remote', ''],
  ['Not remote', ''],
  ['Remote', 'Pune (Hybrid)'],
  ['Remote', 'Remote / Pune'],
  ['', 'New York (or Remote)'],
  ['', 'Remote sensing laboratory, Dehradun'],
  ['On-site', 'Remote'],
  ['', 'Bengaluru'],
])('workspace %j at %j is not certainly fully remote', (workspace, location) => {
  expect(isFullyRemote({ workspace, location })).toBe(false);
});

test.each([
  ['Remote', '', false],
  ['Work from home', 'India', true],
  ['Remote', 'India', true],
  ['', 'Remote - India', true],
  ['Remote', 'Bengaluru, Karnataka', true],
  ['Remote', 'Anywhere in India', true],
  ['Remote', 'Anywhere', false],
  ['', 'Remote - APAC', false],
  ['Remote', 'London, Bengaluru', false],
  ['Remote', 'Pune, United States (USA)', false],
  ['Remote', 'Paris', false],
  ['', 'India', false],
  ['Hybrid', 'India', false],
])('workspace %j at %j is remote within India: %j', (workspace, location, expected) => {
  expect(remoteInIndia({ workspace, location })).toBe(expected);
});

test.each([
  ['Telecaller (Work from home)', 'Pune', true],
  ['Senior Data Engineer - Remote', 'Kolkata, Pune', true],
  ['Remote Sensing Analyst', 'Dehradun', false],
  ['Telecaller (Work from home / Office)', 'Pune', false],
  ['Nurse (Remote area)', 'Ladakh', false],
  ['Telecaller (Work from home)', 'Pune (Hybrid)', false],
])('a title %j at %j says that it is fully remote: %j', (title, location, expected) => {
  expect(isFullyRemote({ workspace: '', location, title })).toBe(expected);
});

test('a title cannot override the workspace', () => {
  expect(isFullyRemote({ workspace: 'Remote', location: 'India', title: 'Hybrid cloud architect' })).toBe(
    true,
  );
});

test.each([
  ['Remote', '', '', '₹30,000 per month', true],
  ['', 'Work from home', '', '12,00,000 - 22,00,000 PA.', true],
  ['', '', 'Telecaller (WFH)', 'Rs 15,000', true],
  ['Remote', 'Anywhere', '', '5-8 LPA', true],
  ['', 'Work from home', '', '28000 - 47000 Monthly', false],
  ['Remote', 'Remote', '', '$90K', false],
  ['Remote', 'London', '', '5-8 LPA', false],
  ['Hybrid', '', '', '5-8 LPA', false],
  ['', '', '', '5-8 LPA', false],
])(
  'workspace %j at %j, %j for %j is for people in India: %j',
  (workspace, location, title, salary, expected) => {
    expect(remoteForRupees({ workspace, location, title }, salary)).toBe(expected);
  },
);
