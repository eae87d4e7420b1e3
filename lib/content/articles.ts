import 'server-only';
import { type Article, readArticles } from './read-articles';

export type { Article };

/** All articles, newest first. @throws Error naming the file and field when an article's head is wrong */
export function listArticles(): Article[] {
  return readArticles();
}

/** One article, or null when there is none of that name. */
export function getArticle(slug: string): Article | null {
  return readArticles().find((article) => article.slug === slug) ?? null;
}
