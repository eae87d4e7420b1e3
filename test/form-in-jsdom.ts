/** Response to a captcha request. */
export const CHALLENGE = {
  image: 'data:image/png;base64,',
  width: 228,
  height: 64,
  salt: 'c2FsdA==',
  hash: '00',
  folded: '0',
  rounds: 10,
  token: 'token',
  expiresIn: 600,
};

/** Mocks browser features that jsdom lacks: drawing, and modern file reading. */
export function fakeBrowser(): void {
  window.scrollTo = jest.fn();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(Blob.prototype, { arrayBuffer: readBlob });
}

function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}
