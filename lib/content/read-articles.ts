import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { SAMPLE_SITE, siteDir } from '../base/site-dir';
import { illustrationNames } from './schema/service-page';
import { offers, serviceAt } from './services/services';
import { serviceTexts } from './services/texts';

/** The agency's folder of articles, or where it has none, the sample's: they are about work, not about an agency. */
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

/** Services of the program that the agency does not offer: an article that leads to one is not for its readers. */
const notOffered = Object.entries(serviceTexts).flatMap(([text, { path: address }]) =>
  offers(text) || serviceAt(address) ? [] : [address],
);

const articleFiles = () => readdirSync(folder()).filter((file) => file.endsWith('.md'));

/** All articles, newest first. @throws Error naming the file and field when an article's head is wrong */
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

/** What is wrong with the articles, each problem with its file and field. */
export function articleProblems(): string[] {
  return articleFiles().flatMap((file) => readArticle(file).problems);
}

function readArticle(file: string): { article?: Article; problems: string[] } {
  const name = path.relative(process.cwd(), path.join(folder(), file));
  const [whole, head = '', markdown = ''] =
    /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(readFileSync(path.join(folder(), file), 'utf8')) ?? [];
  if (whole === undefined) return { problems: [`${name}: must begin with a head between two lines of ---`] };
  try {
    // The "core" schema would make a Date of the day; the failsafe one leaves every value a text.
    const { data, error } = frontMatter.safeParse(parseYaml(head, { schema: 'failsafe' }) ?? {});
    if (error)
      return { problems: error.issues.map(({ path: at, message }) => `${name}: ${at.join('.')} ${message}`) };
    if (markdown.trim() === '') return { problems: [`${name}: has no text below its head`] };
    return { article: { ...data, slug: file.replace(/\.md$/, ''), markdown }, problems: [] };
  } catch (error) {
    return { problems: [`${name}: ${(error as Error).message.split('\n')[0]}`] };
  }
}
