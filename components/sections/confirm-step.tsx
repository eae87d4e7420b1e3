import type { confirmAlertPage } from '@/lib/content/job-alert';
import { closedJobPage, jobsPage } from '@/lib/content/jobs';
import type { Words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { Button, ButtonLink } from '../ui/button';
import { Outcome } from '../ui/outcome';

type ConfirmStepProps = {
  copy: Words<typeof confirmAlertPage>;
  /** The button's POST URL; null if there is nothing to confirm. */
  action: string | null;
  outcome: string;
};

/** The page behind a link in a mail. Needs a click, because mail scanners open links; works without JavaScript. */
export function ConfirmStep({ copy, action, outcome }: ConfirmStepProps) {
  const result = outcome === 'done' ? copy.done : outcome === 'failed' || !action ? copy.failed : null;
  const { heading, text } = result ?? copy;
  return (
    <Outcome
      of={copy.title}
      title={heading}
      text={text}
      crumbs={[{ label: jobsPage.title, href: routes.jobs() }]}
    >
      {result || !action ? (
        <ButtonLink href={routes.jobs()}>{closedJobPage.action}</ButtonLink>
      ) : (
        <form method="post" action={action}>
          <Button type="submit">{copy.action}</Button>
        </form>
      )}
    </Outcome>
  );
}
