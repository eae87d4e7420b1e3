import type { MetadataRoute } from 'next';
import { identity } from '@/lib/content/identity';
import { theme } from '@/lib/content/site/theme';
import { icons } from '@/lib/seo/pictures/icons';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${identity.name} – ${identity.tagline}`,
    short_name: identity.name,
    description: identity.description,
    lang: 'en-IN',
    start_url: routes.home(),
    display: 'browser',
    background_color: theme.palette.paper,
    theme_color: theme.palette['ink-band'],
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
