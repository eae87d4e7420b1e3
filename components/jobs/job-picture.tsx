import { initialOf } from '@/lib/base/text/initial-of';
import { CompanyMark } from './company-mark';

type JobPictureProps = { job: { imageUrl: string | null; company: string }; className?: string };

/** A job page's image, 150 px wide; nothing if the job has none. */
export function JobPicture({ job, className = '' }: JobPictureProps) {
  if (!job.imageUrl) return null;
  return (
    <div className={className}>
      <CompanyMark
        imageUrl={job.imageUrl}
        initial={initialOf(job.company)}
        size={150}
        className="w-[150px] rounded-3xl"
      />
    </div>
  );
}
