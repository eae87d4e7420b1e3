import { CompanyMark } from './company-mark';

/** A job page's picture, 150 px wide; nothing where the job has none. */
export function JobPicture({
  job,
  className = '',
}: {
  job: { imageUrl: string | null };
  className?: string;
}) {
  if (!job.imageUrl) return null;
  return (
    <div className={className}>
      <CompanyMark imageUrl={job.imageUrl} initial="" size={150} className="w-[150px] rounded-3xl" />
    </div>
  );
}
