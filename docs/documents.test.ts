import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IN_CODE = /`([\w.@-]+(?:\/[\w.[\]@-]+)+\/?|[\w-]+\.(?:json|md))`/g;
const IN_LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

const DOCUMENTS = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
const isThere = (document: string, name: string) => existsSync(path.join(path.dirname(document), name));

test('links in documents lead to files that are there', () => {
  const broken = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(IN_LINK)]
      .filter(([, name]) => !name!.startsWith('/') && !isThere(document, name!))
      .map(([, name]) => `${document}: ${name!}`),
  );
  expect(DOCUMENTS.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('the tests and files that hold each protection are there', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(IN_CODE)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
