import { jobPage } from '@/lib/content/jobs';
import { shareOn } from '@/lib/content/sharing';
import type { Job } from '@/lib/jobs/job';
import { whatsappShare } from '@/lib/seo/share';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';

/**
 * On phones, a bar at the bottom of the screen with the pay and the page's main action; on wider screens, the card
 * beside the text has them. Must be a child of `main`, at whose end it comes to rest (job-page.css).
 */
export function ApplyBar({ job, pageUrl }: { job: Job; pageUrl: string }) {
  return (
    <div className="foot-bar">
      {job.statesPay && <p>{job.salary}</p>}
      <a
        href={whatsappShare(pageUrl, job.title)}
        target="_blank"
        rel="noopener"
        aria-label={shareOn('WhatsApp')}
      >
        <Icon name="whatsapp" />
      </a>
      <ButtonLink href={routes.apply(job.id)} rel="nofollow">
        {jobPage.apply}
      </ButtonLink>
    </div>
  );
}
