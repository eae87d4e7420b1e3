import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { SAMPLE_SITE, siteDir } from '../base/site-dir';
import { illustrationNames } from './schema/service-page';
import { offers, serviceAt } from './services/services';
import { serviceTexts } from './services/texts';
import { errorMessage } from '../base/log';

/** The agency's blog folder, or the sample's, whose articles are about work in general. */
function folder(): string {
  const own = path.join(siteDir(), 'blog');
  return existsSync(own) ? own : path.resolve(SAMPLE_SITE, 'blog');
}

const frontMatter = z.object({
  title: z.string('must be a text').min(1, 'must not be empty'),
  description: z
    .string('must be a text')
    .min(50, 'must have at least 50 characters')
    .max(170, 'must have at most 170 characters'),
  date: z.iso.date('must be a day such as 2026-10-06'),
  audience: z.enum(['candidates', 'employers'], 'must be candidates or employers'),
  illustration: z.enum(illustrationNames, `must be one of: ${illustrationNames.join(', ')}`),
});

export type Article = z.output<typeof frontMatter> & { slug: string; markdown: string };

/** Paths of services that the agency does not offer; articles linking to them are hidden. */
const notOffered = Object.entries(serviceTexts).flatMap(([text, { path: address }]) =>
  offers(text) || serviceAt(address) ? [] : [address],
);

const articleFiles = () => readdirSync(folder()).filter((file) => file.endsWith('.md'));

/** All articles, newest first. @throws Error naming the file and field of invalid front matter */
export function readArticles(): Article[] {
  return articleFiles()
    .map((file) => {
      const { article, problems } = readArticle(file);
      if (!article) throw new Error(problems.join('; '));
      return article;
    })
    .filter(({ markdown }) => !notOffered.some((address) => markdown.includes(`](${address})`)))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** Problems in articles, each with file and field. */
export function articleProblems(): string[] {
  return articleFiles().flatMap((file) => readArticle(file).problems);
}

function readArticle(file: string): { article?: Article; problems: string[] } {
  const name = path.relative(process.cwd(), path.join(folder(), file));
  const [whole, head = '', markdown = ''] =
    /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(readFileSync(path.join(folder(), file), 'utf8')) ?? [];
  if (whole === undefined) return { problems: [`${name}: must begin with a head between two lines of ---`] };
  try {
    // The core schema would parse dates; failsafe keeps all values as strings.
    const { data, error } = frontMatter.safeParse(parseYaml(head, { schema: 'failsafe' }) ?? {});
    if (error)
      return { problems: error.issues.map(({ path: at, message }) => `${name}: ${at.join('.')} ${message}`) };
    if (markdown.trim() === '') return { problems: [`${name}: has no text below its head`] };
    return { article: { ...data, slug: file.replace(/\.md$/, ''), markdown }, problems: [] };
  } catch (error) {
    return { problems: [`${name}: ${errorMessage(error).split('\n')[0]}`] };
  }
}
