import type { confirmAlertPage } from '@/lib/content/job-alert';
import { closedJobPage, jobsPage } from '@/lib/content/jobs';
import type { Words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { Banner } from '../ui/banner';
import { Button, ButtonLink } from '../ui/button';
import { Container } from '../ui/section';

type ConfirmStepProps = {
  copy: Words<typeof confirmAlertPage>;
  /** The button's POST URL; null if there is nothing to confirm. */
  action: string | null;
  outcome: string;
};

/** The page behind a link in a mail. Needs a click, because mail scanners open links; works without JavaScript. */
export function ConfirmStep({ copy, action, outcome }: ConfirmStepProps) {
  const result = outcome === 'done' ? copy.done : outcome === 'failed' || !action ? copy.failed : null;
  return (
    <>
      <Banner title={(result ?? copy).heading} crumbs={[{ label: jobsPage.title, href: routes.jobs() }]} />
      <Container className="py-10 md:py-16">
        <p className="max-w-text text-lg">{(result ?? copy).text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {result || !action ? (
            <ButtonLink href={routes.jobs()}>{closedJobPage.action}</ButtonLink>
          ) : (
            <form method="post" action={action}>
              <Button type="submit">{copy.action}</Button>
            </form>
          )}
        </div>
      </Container>
    </>
  );
}
