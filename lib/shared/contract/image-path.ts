/** What no file's name may have on every system, what ends a URL's path, and names that are encoded (again). */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\\:*?"<>|#]|\.\.|%[\da-f]{2}/iu;

/**
 * The path of an image in the API's public storage for a URL, each of its names encoded once. Null for anything but a
 * plain relative path: an upstream must not be able to point browsers, or this website, at another host.
 */
export function encodeImagePath(path: string): string | null {
  if (!path || NOT_IN_NAMES.test(path)) return null;
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A path as some APIs send it, encoded already, as it was before. */
export function decodeImagePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // "100% logo.png"
    return path;
  }
}
