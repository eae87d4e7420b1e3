/** The site's icons, all drawn from identity.logo by `/icons/{file}`. `size` is the width in pixels. */
export const icons = [
  { file: 'icon-192.png', size: 192, maskable: false, inManifest: true },
  { file: 'icon-512.png', size: 512, maskable: false, inManifest: true },
  // Phones crop these to their own shape, so the logo stays within the inner 80 % (w3.org/TR/appmanifest, "maskable").
  { file: 'maskable-512.png', size: 512, maskable: true, inManifest: true },
  // iOS puts transparent icons on black.
  { file: 'apple-touch-icon.png', size: 180, maskable: true, inManifest: false },
] as const;

/** The icon that represents the agency in search results. */
export const LOGO_PNG = '/icons/icon-512.png';
export const APPLE_TOUCH_ICON = '/icons/apple-touch-icon.png';
