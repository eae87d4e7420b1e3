import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { illustrationNames } from '../content/services/blocks';

const FOLDER = path.join(process.cwd(), 'lib/content/blog');

const frontMatter = z.object({
  title: z.string().min(1),
  description: z.string().min(50).max(170),
  /** A day, "2026-10-06". */
  date: z.iso.date(),
  audience: z.enum(['candidates', 'employers']),
  illustration: z.enum(illustrationNames),
});

export type Article = z.output<typeof frontMatter> & { slug: string; markdown: string };

/** All articles, newest first. @throws Error naming the file and field when an article's head is wrong */
export function listArticles(): Article[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map(readArticle)
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** One article, or null when there is none of that name. */
export function getArticle(slug: string): Article | null {
  return listArticles().find((article) => article.slug === slug) ?? null;
}

function readArticle(file: string): Article {
  const [, head = '', markdown = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(FOLDER, file), 'utf8')) ?? [];
  // The "core" schema would make a Date of the day; the failsafe one leaves every value a text.
  const parsed = frontMatter.safeParse(parseYaml(head, { schema: 'failsafe' }) ?? {});
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`lib/content/blog/${file} – ${problems.join('; ')}`);
  }
  return { ...parsed.data, slug: file.replace(/\.md$/, ''), markdown };
}
