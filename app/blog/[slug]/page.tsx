import '@/components/sections/article.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Banner } from '@/components/ui/banner';
import { Drawing } from '@/components/ui/drawing';
import { Link } from '@/components/ui/link';
import { Markdown } from '@/components/ui/markdown';
import { Container } from '@/components/ui/section';
import { getArticle, readArticles } from '@/lib/content/articles';
import { blogPage as copy } from '@/lib/content/blog-page';
import { indianDate } from '@/lib/base/mail/indian-time';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/components/ui/json-ld';
import { article as articleData } from '@/lib/seo/structured-data/organization';

type Props = PageProps<'/blog/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = getArticle((await params).slug);
  if (!article) return {};
  const { title, description, slug } = article;
  return pageMetadata({ title, description, path: routes.article(slug) });
}

export default async function ArticlePage({ params }: Props) {
  const article = getArticle((await params).slug);
  if (!article) notFound();
  return (
    <article>
      <JsonLd data={articleData(article)} />
      <Banner title={article.title} crumbs={[{ label: copy.title, href: routes.blog() }]}>
        <p className="text-ink-soft mt-5">
          {copy.audience[article.audience]} · <time dateTime={article.date}>{indianDate(article.date)}</time>
        </p>
      </Banner>
      <Container className="article">
        <div>
          <Markdown text={article.markdown} />
        </div>
        <aside>
          <Drawing name={article.illustration} />
          <h2 className="type-subheading">{copy.more}</h2>
          <ul>
            {readArticles()
              .filter(({ slug }) => slug !== article.slug)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={routes.article(slug)}>{title}</Link>
                </li>
              ))}
          </ul>
        </aside>
      </Container>
    </article>
  );
}
