import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { ArticleCard } from '@/components/sections/article-card';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/section';
import { readArticles } from '@/lib/content/articles';
import { blogPage as copy } from '@/lib/content/blog-page';
import { env } from '@/lib/base/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ title: copy.title, description: copy.lead, path: routes.blog() });

export default async function BlogPage() {
  // BLOG_URL may differ from the one at build time.
  await connection();
  const { blogUrl } = env();
  if (blogUrl) redirect(blogUrl);
  return (
    <>
      <Banner title={copy.heading} lead={copy.lead} />
      <Container className="py-12 md:py-20">
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {readArticles().map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
        <p className="mt-10">
          <a
            href={routes.blogFeed()}
            className="text-brand inline-block py-2 font-semibold underline underline-offset-4"
          >
            {copy.feed}
          </a>
        </p>
      </Container>
    </>
  );
}
