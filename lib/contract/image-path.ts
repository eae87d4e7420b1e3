/** Characters that file systems forbid, delimiters of a URL's path, and encoded names. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\\:*?"<>|#]|\.\.|%[\da-f]{2}/iu;

/**
 * Encodes the path of an image in the API's public storage for a URL. Null for anything but a plain relative path: an
 * upstream must not be able to point browsers, or this website, at another host.
 */
export function encodeImagePath(path: string): string | null {
  if (!path || NOT_IN_NAMES.test(path)) return null;
  return path.split('/').map(encodeURIComponent).join('/');
}

// Laravel's storage by its path on disk, or through the link in `public`.
const STORAGE = /^\/*(?:(?:storage(?:\/app)?|public)\/+)*/;

/**
 * The path of an image within the API's public storage, from a path with or without the storage's prefix, or from a URL on
 * one of `ownHosts`; '' for one on another host.
 */
export function imagePathOf(image: string, ownHosts: string[]): string {
  const [path = ''] = image.split('?', 1);
  if (!/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(path)) return decodeImagePath(path.replace(STORAGE, ''));
  const address = URL.parse(path, 'https://own.invalid');
  const isOwn = address && /^https?:$/.test(address.protocol) && ownHosts.includes(address.hostname);
  return isOwn ? decodeImagePath(address.pathname.replace(STORAGE, '')) : '';
}

/** Decodes a path, because some APIs send it encoded. */
function decodeImagePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // "100% logo.png"
    return path;
  }
}
