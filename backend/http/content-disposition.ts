/** The header by which a file is saved under its name; RFC 8187, 3.2.1: percent-encodes what encodeURIComponent leaves. */
export function contentDisposition(name: string): string {
  // Half a character, which it throws for, becomes U+FFFD.
  const whole = Buffer.from(name).toString();
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
