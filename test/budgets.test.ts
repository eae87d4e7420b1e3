import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import budgets from './budgets.json';

const TEST = /\.(?:test|nightly|spec)\.tsx?$|(?:-contract|suite)\.ts$/;

/** Lines of sources in a folder, without tests and subfolders with their own budget. */
function linesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file) && budgetOf(file) === folder)
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}

const folders = Object.keys(budgets).sort((a, b) => b.length - a.length);
const budgetOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));

test.each(Object.entries(budgets))('%s has at most %d lines of sources', (folder, most) => {
  expect(linesOf(folder)).toBeLessThanOrEqual(most);
});
