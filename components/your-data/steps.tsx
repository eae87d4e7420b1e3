import type { ReactNode } from 'react';
import {
  endedLink,
  erasePage,
  erasureTexts,
  heldPage,
  withdrawPage,
  yourDataPage,
} from '@/lib/content/your-data';
import { isEnd } from '@/lib/contract/application-status';
import type { HeldForm } from '@/lib/contract/links';
import { handlers, routes, yourDataPath } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, ButtonLink, buttonStyle } from '../ui/button';
import { Outcome } from '../ui/outcome';
import { Container } from '../ui/section';
import { Paragraphs } from '../ui/texts';

type DataPageProps = { title: string; lead?: string; note?: string; children: ReactNode };

/** Layout of the pages behind a data link. */
export function DataPage({ title, lead, note, children }: DataPageProps) {
  return (
    <>
      <Banner title={title} lead={lead} crumbs={[{ label: yourDataPage.title, href: routes.yourData() }]}>
        {note && <p className="max-w-text mt-3">{note}</p>}
      </Banner>
      <Container className="py-10 md:py-16">{children}</Container>
    </>
  );
}

/** Shown for an expired link. */
export const EndedLink = () => (
  <Outcome of={yourDataPage.title} title={endedLink.title} text={endedLink.text}>
    <ButtonLink href={routes.yourData()}>{endedLink.action}</ButtonLink>
  </Outcome>
);

const BackToData = ({ token }: { token: string }) => (
  <a href={yourDataPath(token)} className={buttonStyle('outline')}>
    {heldPage.back}
  </a>
);

/** Explains erasure and asks for confirmation. */
export function EraseStep({ token }: { token: string }) {
  const copy = { ...erasePage, ...erasureTexts() };
  return (
    <DataPage title={copy.heading}>
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
          <BackToData token={token} />
        </div>
      </form>
    </DataPage>
  );
}

/** Asks for confirmation to withdraw an application, or confirms that it is withdrawn. */
export function WithdrawStep({ form, token }: { form: HeldForm; token: string }) {
  const { id, state } = form;
  const copy = withdrawPage;
  const formTitle = heldPage.formTitle(form.kind, form.job);
  const { heading, text } = state === 'withdrawn' ? copy.done : copy.ended;
  if (isEnd(state))
    return (
      <Outcome of={formTitle} title={heading} text={text}>
        <BackToData token={token} />
      </Outcome>
    );
  return (
    <DataPage title={copy.heading(formTitle)}>
      <div className="rich-text max-w-text">
        <Paragraphs paragraphs={copy.texts} />
      </div>
      <form method="post" action={handlers.withdrawByDataLink()} className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit">{copy.action}</Button>
        <BackToData token={token} />
      </form>
    </DataPage>
  );
}
