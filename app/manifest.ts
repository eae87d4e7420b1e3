import type { MetadataRoute } from 'next';
import { identity } from '@/lib/content/identity';
import { icons } from '@/lib/seo/pictures/icons';
import { routes } from '@/lib/shared/routes';

export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${identity.name} – ${identity.tagline}`,
    short_name: identity.name,
    description: identity.description,
    lang: 'en-IN',
    start_url: routes.home(),
    display: 'browser',
    background_color: '#fbf8f3',
    theme_color: '#22114d',
    icons: icons
      .filter(({ inManifest }) => inManifest)
      .map(({ file, size, maskable }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
  };
}
