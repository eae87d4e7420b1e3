import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Banner } from '@/components/ui/banner';
import { Drawing } from '@/components/ui/drawing';
import { Link } from '@/components/ui/link';
import { Markdown } from '@/components/ui/markdown';
import { Container } from '@/components/ui/section';
import { getArticle, listArticles } from '@/lib/content/articles';
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
      <Container className="grid gap-x-20 gap-y-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="md:text-lg [&_h2]:mt-10 [&_h2]:text-2xl">
          <Markdown text={article.markdown} />
        </div>
        <aside className="lg:sticky lg:top-28 lg:self-start">
          <Drawing
            name={article.illustration}
            className="bg-brand-tint w-full rounded-3xl px-10 pt-8 max-lg:hidden"
          />
          <h2 className="type-subheading lg:mt-8">{copy.more}</h2>
          <ul className="divide-line mt-2 divide-y">
            {listArticles()
              .filter(({ slug }) => slug !== article.slug)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={routes.article(slug)} className="hover:text-brand block py-3 font-semibold">
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </aside>
      </Container>
    </article>
  );
}
