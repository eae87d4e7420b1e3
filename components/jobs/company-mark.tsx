type CompanyMarkProps = { imageUrl: string | null; company: string; size: number; className?: string };

/** A company's picture, or an arch with its initial where the job has none. Decorative: the name stands beside it. */
export function CompanyMark({ imageUrl, company, size, className = '' }: CompanyMarkProps) {
  if (imageUrl) {
    return (
      // eslint-disable-next-line @next/next/no-img-element -- an upstream's picture; the optimizer is off
      <img
        src={imageUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={`object-contain ${className}`}
      />
    );
  }
  const initial = [...company.trim()].find((character) => /\p{L}|\p{N}/u.test(character)) ?? '';
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" width={size} height={size} className={className}>
      <rect width="56" height="56" rx="12" fill="#efe9fb" />
      <path d="M10 56V28a18 18 0 0 1 36 0v28Z" fill="#572ac8" />
      <text x="28" y="40" textAnchor="middle" fill="#fff" fontSize="20" fontWeight="700" fontFamily="inherit">
        {initial.toUpperCase()}
      </text>
    </svg>
  );
}

/** A job page's picture, 150 px wide; nothing where the job has none. */
export function JobPicture({
  job,
  className = '',
}: {
  job: { imageUrl: string | null; company: string };
  className?: string;
}) {
  if (!job.imageUrl) return null;
  return (
    <div className={className}>
      <CompanyMark
        imageUrl={job.imageUrl}
        company={job.company}
        size={150}
        className="w-[150px] rounded-3xl"
      />
    </div>
  );
}
