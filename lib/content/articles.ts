import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { SAMPLE_SITE, siteDir } from '../base/site-dir';
import { illustrationNames } from './schema/service-page';
import { offers, serviceAt, serviceTexts } from './services/services';
import { filled, oneOf, text } from './schema/primitives';
import { noteSiteProblem, parseSite } from './site/read-site';
import { errorMessage } from '../base/log';

/** The agency's blog folder, or the sample's, whose articles are about work in general. */
function folder(): string {
  const own = path.join(siteDir(), 'blog');
  return existsSync(own) ? own : path.resolve(SAMPLE_SITE, 'blog');
}

const frontMatter = z.object({
  title: filled,
  description: text.min(50, 'must have at least 50 characters').max(170, 'must have at most 170 characters'),
  date: z.iso.date('must be a day such as 2026-10-06'),
  audience: z.enum(['candidates', 'employers'], 'must be candidates or employers'),
  illustration: oneOf(illustrationNames),
});

export type Article = z.output<typeof frontMatter> & { slug: string; markdown: string };

/** Paths of services that the agency does not offer; articles linking to them are hidden. */
const notOffered = Object.entries(serviceTexts).flatMap(([text, { path: address }]) =>
  offers(text) || serviceAt(address) ? [] : [address],
);

/** All articles, newest first; problems with others are noted. */
export const readArticles = (): Article[] =>
  readdirSync(folder())
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readArticle(file) ?? [])
    .filter(({ markdown }) => !notOffered.some((address) => markdown.includes(`](${address})`)))
    .sort((a, b) => b.date.localeCompare(a.date));

export const getArticle = (slug: string): Article | undefined =>
  readArticles().find((article) => article.slug === slug);

function readArticle(file: string): Article | undefined {
  const note = (problem: string): undefined => void noteSiteProblem(`blog/${file}`, problem);
  const whole = readFileSync(path.join(folder(), file), 'utf8');
  const [, head, markdown = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(whole) ?? [];
  if (head === undefined) return note('must begin with a head between two lines of ---');
  if (markdown.trim() === '') return note('has no text below its head');
  try {
    // The core schema would parse dates; failsafe keeps all values as strings.
    const fields: unknown = parseYaml(head, { schema: 'failsafe' }) ?? {};
    const data = parseSite(`blog/${file}`, frontMatter, fields);
    return data && { ...data, slug: file.replace(/\.md$/, ''), markdown };
  } catch (error) {
    return note(errorMessage(error).split('\n')[0]!);
  }
}
