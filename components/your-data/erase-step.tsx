import { erasePage as copy, heldPage, yourDataPage } from '@/lib/content/your-data';
import { handlers, routes, yourDataPath } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, buttonStyle } from '../ui/button';
import { Container } from '../ui/container';
import { Paragraphs } from '../ui/paragraphs';

/** Says what erasing everything means, and asks. */
export function EraseStep({ token }: { token: string }) {
  return (
    <>
      <Banner title={copy.heading} crumbs={[{ label: yourDataPage.title, href: routes.yourData() }]} />
      <Container className="py-10 md:py-16">
        <div className="grid gap-6 md:grid-cols-2">
          {[copy.willBe, copy.willNotBe].map(({ heading, items }) => (
            <section key={heading} className="border-line bg-paper-raised rounded-2xl border p-5 md:p-7">
              <h2 className="type-subheading">{heading}</h2>
              <div className="rich-text mt-3">
                <Paragraphs paragraphs={[]} bullets={items} />
              </div>
            </section>
          ))}
        </div>
        <p className="text-ink-soft max-w-text mt-6 [overflow-wrap:anywhere]">{copy.forMails}</p>
        <form method="post" action={handlers.eraseYourData} className="mt-6">
          <input type="hidden" name="token" value={token} />
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input type="checkbox" name="sure" required className="accent-brand size-6 shrink-0" />
            {copy.sure}
          </label>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit">{copy.action}</Button>
            <a href={yourDataPath(token)} className={buttonStyle('outline')}>
              {heldPage.back}
            </a>
          </div>
        </form>
      </Container>
    </>
  );
}
