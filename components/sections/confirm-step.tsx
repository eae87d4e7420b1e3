import { closedJobPage, jobsPage } from '@/lib/content/jobs';
import { routes } from '@/lib/routes';
import { Banner } from '../ui/banner';
import type { Crumb } from '../ui/breadcrumb-links';
import { Button, ButtonLink } from '../ui/button';
import { Container } from '../ui/section';

const jobsCrumb = (): Crumb => ({ label: jobsPage.title, href: routes.jobs() });

type ConfirmStepProps = {
  copy: {
    heading: string;
    text: string;
    action: string;
    done: { heading: string; text: string };
    failed: { heading: string; text: string };
  };
  /** The parent page. */
  crumb?: Crumb;
  /** The button's POST URL; null if there is nothing to confirm. */
  action: string | null;
  /** A second choice, with a button of its own. */
  other?: { label: string; action: string };
  outcome: string;
};

/** The page behind a link in a mail. Needs a click, because mail scanners open links; works without JavaScript. */
export function ConfirmStep({ copy, crumb = jobsCrumb(), action, other, outcome }: ConfirmStepProps) {
  const result = outcome === 'done' ? copy.done : outcome === 'failed' || !action ? copy.failed : null;
  return (
    <>
      <Banner title={(result ?? copy).heading} crumbs={[crumb]} />
      <Container className="py-10 md:py-16">
        <p className="max-w-text text-lg">{(result ?? copy).text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {result || !action ? (
            <ButtonLink href={routes.jobs()}>{closedJobPage.action}</ButtonLink>
          ) : (
            <>
              <form method="post" action={action}>
                <Button type="submit">{copy.action}</Button>
              </form>
              {other && (
                <form method="post" action={other.action}>
                  <Button type="submit" variant="outline">
                    {other.label}
                  </Button>
                </form>
              )}
            </>
          )}
        </div>
      </Container>
    </>
  );
}
