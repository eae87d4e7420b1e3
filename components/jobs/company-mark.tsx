type CompanyMarkProps = {
  imageUrl: string | null;
  /** The company's initial, see initialOf. */
  initial: string;
  size: number;
  className?: string;
};

/** A company's image, or an arch with its initial if the job has none. Decorative: the name is beside it. */
export function CompanyMark({ imageUrl, initial, size, className = '' }: CompanyMarkProps) {
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
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      width={size}
      height={size}
      className={`company-mark ${className}`}
    >
      <text x="28" y="40">
        {initial}
      </text>
    </svg>
  );
}

/** A job page's image, 150 px wide; nothing if the job has none. */
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
