'use client';

import { useState } from 'react';

type CompanyMarkProps = {
  imageUrl: string | null;
  /** The company's initial, see initialOf. */
  initial: string;
  size: number;
  className?: string;
};

/** A company's image, or an arch with its initial if it is missing or fails to load. Decorative. */
export function CompanyMark({ imageUrl, initial, size, className = '' }: CompanyMarkProps) {
  const [broken, setBroken] = useState('');
  if (imageUrl && imageUrl !== broken) {
    const fail = () => setBroken(imageUrl);
    return (
      // eslint-disable-next-line @next/next/no-img-element -- an upstream's picture; the optimizer is off
      <img
        src={imageUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={`object-contain ${className}`}
        onError={fail}
        // It may have failed before hydration.
        ref={(image) => void (image?.complete && !image.naturalWidth && fail())}
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
