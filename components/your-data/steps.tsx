import { statusPage } from '@/lib/content/application-status';
import { endedLink, erasePage, erasureTexts, heldPage, yourDataPage } from '@/lib/content/your-data';
import type { LinkProblem } from '@/lib/links/shown';
import { handlers, routes, yourDataPath } from '@/lib/routes';
import { LinkNotice, LinkPage } from '../sections/link-page';
import { Button, ButtonLink, buttonStyle } from '../ui/button';
import { Paragraphs } from '../ui/texts';

export const dataCrumbs = () => [{ label: yourDataPage.title, href: routes.yourData() }];

/** Why a link shows no data. */
export function NoData({ problem }: { problem: LinkProblem }) {
  const { title, text, action } = endedLink;
  const { tooMany, unavailable } = statusPage.problems;
  const ended = { heading: title, text };
  const said = { unknown: ended, gone: ended, tooMany, unavailable }[problem];
  return (
    <LinkNotice title={yourDataPage.title} {...said}>
      <ButtonLink href={routes.yourData()}>{action}</ButtonLink>
    </LinkNotice>
  );
}

/** Explains erasure and asks for confirmation. */
export function EraseStep({ token }: { token: string }) {
  const copy = { ...erasePage, ...erasureTexts() };
  return (
    <LinkPage title={copy.heading} crumbs={dataCrumbs()}>
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
      <form method="post" action={handlers.eraseYourData()} className="mt-6">
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
    </LinkPage>
  );
}
