// As far as browsers look for it.
const HTML_HEAD_BYTES = 1536;
const HTML = /<(!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b/i;

/** Whether a browser might take the beginning of a file for a web page. */
export function looksLikeHtml(bytes: Buffer): boolean {
  return HTML.test(bytes.toString('latin1', 0, HTML_HEAD_BYTES).replaceAll('\0', ''));
}

/** Whether a file is text by its first kilobyte: UTF-8, or UTF-16 with its mark, without control characters. */
export function looksLikeText(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 1024);
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  const text = head.toString(isWide ? 'utf16le' : 'latin1');

  return head.length > 0 && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
}
