import { closedJobPage, jobsPage } from '@/lib/content/jobs';
import { routes } from '@/lib/shared/routes';
import { Banner } from '../ui/banner';
import { Button, ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { Container } from '../ui/container';

type ConfirmStepProps = {
  copy: {
    heading: string;
    text: string;
    action: string;
    done: { heading: string; text: string };
    failed: { heading: string; text: string };
  };
  /** Where the button posts to; null if there is nothing to confirm. */
  action: string | null;
  /** A second choice, with a button of its own. */
  other?: { label: string; action: string };
  outcome: string;
};

/**
 * The page behind a link in a mail. It needs a click, because mail scanners open every link; it works without
 * JavaScript.
 */
export function ConfirmStep({ copy, action, other, outcome }: ConfirmStepProps) {
  const result = outcome === 'done' ? copy.done : outcome === 'failed' || !action ? copy.failed : null;
  return (
    <>
      <Banner
        title={result?.heading ?? copy.heading}
        crumbs={[{ label: jobsPage.title, href: routes.jobs() }]}
      />
      <Container className="py-10 md:py-16">
        <Notice heading={result ? result.heading : copy.heading} text={result ? result.text : copy.text}>
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
        </Notice>
      </Container>
    </>
  );
}
