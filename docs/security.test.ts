import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IN_CODE = /`([\w.@-]+(?:\/[\w.[\]@-]+)+\/?|[\w-]+\.(?:json|md))`/g;
const IN_LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

test.each(['SECURITY.md', 'docs/security.md'])('%s names files that are there', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(IN_CODE)].map(([, name]) => name!);
  const linked = [...text.matchAll(IN_LINK)].map(([, name]) => path.join(path.dirname(file), name!));
  expect(named.length).toBeGreaterThan(5);
  expect([...named, ...linked].filter((name) => !existsSync(name))).toEqual([]);
});
