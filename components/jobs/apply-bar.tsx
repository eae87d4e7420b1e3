import { jobPage } from '@/lib/content/jobs';
import { routes } from '@/lib/shared/routes';
import { ButtonLink } from '../ui/button';

/**
 * On a phone, the one action at the foot of the screen while the job is read; on wider screens it stands in the job's
 * head. Must be a child of `main`, at whose end it comes to rest (`.foot-bar` in app/globals.css).
 */
export function ApplyBar({ jobId }: { jobId: string }) {
  return (
    <div className="foot-bar">
      <ButtonLink href={routes.apply(jobId)} rel="nofollow" variant="marigold" className="w-full">
        {jobPage.apply}
      </ButtonLink>
    </div>
  );
}
