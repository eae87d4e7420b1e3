import type { Article } from '@/lib/content/articles';
import { blogPage } from '@/lib/content/blog-page';
import { indianDate } from '@/lib/base/mail/indian-time';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import { Drawing } from '../ui/drawing';

/** An article in the list; the whole card is a link. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <li className="group border-line bg-paper-raised hover:border-brand relative flex flex-col overflow-hidden rounded-3xl border transition-colors">
      <div className="bg-brand-tint flex justify-center pt-8">
        <Drawing name={article.illustration} className="-mb-6 h-56" />
      </div>
      <div className="border-line bg-paper-raised relative flex flex-1 flex-col border-t p-6">
        <p className="text-ink-soft text-sm">
          {blogPage.audience[article.audience]} ·{' '}
          <time dateTime={article.date}>{indianDate(article.date)}</time>
        </p>
        <h2 className="type-subheading mt-2">
          <Link
            href={routes.article(article.slug)}
            className="group-hover:text-brand no-underline after:absolute after:inset-0"
          >
            {article.title}
          </Link>
        </h2>
        <p className="text-ink-soft mt-2">{article.description}</p>
      </div>
    </li>
  );
}
