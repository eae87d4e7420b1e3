import { heldPage, withdrawPage as copy, yourDataPage } from '@/lib/content/your-data';
import { type ApplicationState, isEnd } from '@/lib/contract/application-states';
import type { HeldForm } from '@/lib/contract/your-data';
import { handlers, routes, yourDataPath } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, buttonStyle } from '../ui/button';
import { Container } from '../ui/container';
import { Notice } from '../ui/notice';
import { Paragraphs } from '../ui/paragraphs';

/** Asks before an application is withdrawn, and says afterwards that it is. */
export function WithdrawStep({ form, token }: { form: HeldForm; token: string }) {
  const { id, kind, job, state } = form;
  const back = (
    <a href={yourDataPath(token)} className={buttonStyle('outline')}>
      {heldPage.back}
    </a>
  );
  const crumbs = [{ label: yourDataPage.title, href: routes.yourData() }];
  if (isEnd(state as ApplicationState)) {
    const { heading, text } = state === 'withdrawn' ? copy.done : copy.ended;
    return (
      <>
        <Banner title={heading} crumbs={crumbs} />
        <Container className="py-10 md:py-16">
          <Notice heading={heldPage.formTitle(kind, job)} text={text}>
            {back}
          </Notice>
        </Container>
      </>
    );
  }
  return (
    <>
      <Banner title={copy.heading(heldPage.formTitle(kind, job))} crumbs={crumbs} />
      <Container className="py-10 md:py-16">
        <div className="rich-text max-w-text">
          <Paragraphs paragraphs={copy.texts} />
        </div>
        <form method="post" action={handlers.withdrawByDataLink} className="mt-8 flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit">{copy.action}</Button>
          {back}
        </form>
      </Container>
    </>
  );
}
