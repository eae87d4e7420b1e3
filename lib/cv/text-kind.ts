// As far as browsers look for it.
const HTML_HEAD_BYTES = 1536;
const HTML = /<(!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b/i;

/** Whether a browser might take the beginning of a file for a web page. */
export function looksLikeHtml(bytes: Buffer): boolean {
  return HTML.test(bytes.toString('latin1', 0, HTML_HEAD_BYTES).replaceAll('\0', ''));
}
