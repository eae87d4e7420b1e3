import 'server-only';
import { type Article, readArticles } from './read-articles';

export type { Article };

/** All articles, newest first. @throws Error naming the file and field of invalid front matter */
export function listArticles(): Article[] {
  return readArticles();
}

export function getArticle(slug: string): Article | null {
  return readArticles().find((article) => article.slug === slug) ?? null;
}
