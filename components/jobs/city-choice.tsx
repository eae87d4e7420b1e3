'use client';
import { useSyncExternalStore } from 'react';
import { deviceText, keepDeviceText, onDeviceText } from '@/lib/browser/device-text';
import { Link } from '../ui/link';

type City = { slug: string; name: string; href: string };
const KEY = 'city';

/** Links to the same search in each city; the one that was chosen on this device before comes first. */
export function CityChoice({ cities, ask, lastTime }: { cities: City[]; ask: string; lastTime: string }) {
  const last = useSyncExternalStore(
    onDeviceText,
    () => deviceText(KEY),
    () => '',
  );
  const known = cities.filter(({ slug }) => slug === last);
  return (
    <>
      <p className="font-semibold">{ask}</p>
      <ul className="flex flex-wrap gap-2 py-2">
        {[...known, ...cities.filter((city) => !known.includes(city))].map(({ slug, name, href }) => (
          <li key={slug}>
            <Link
              href={href}
              rel="nofollow"
              className="border-line-strong hover:border-brand hover:text-brand flex min-h-11 items-center rounded-full border px-3 text-[0.9375rem] no-underline"
              onClick={() => keepDeviceText(KEY, slug)}
            >
              {name}
              {slug === last && ` · ${lastTime}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
