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

/** The website of a form's tests, reset before each: its captcha, its answer, and what is posted to it. */
export function websiteForForms<Posted extends object>() {
  const site = {
    posted: [] as Posted[],
    challenge: CHALLENGE as object,
    captcha: (url: string): object => ({ ok: true, status: 200, url, json: async () => site.challenge }),
    answer: { status: 200, body: {} },
  };
  const { captcha } = site;
  beforeEach(() => {
    const body = { status: 1, message: 'Thank you', reference: 'AB23CD45' };
    Object.assign(site, { posted: [], challenge: CHALLENGE, captcha, answer: { status: 200, body } });
    sessionStorage.clear();
    fakeBrowser();
    window.fetch = jest.fn(async (url: string, init?: RequestInit) => {
      if (url.startsWith('/api/captcha')) return site.captcha(url);
      site.posted.push(typeof init!.body === 'string' ? JSON.parse(init!.body) : init!.body);
      const { status, body: json } = site.answer;
      return { ok: status < 400, status, json: async () => json };
    }) as unknown as typeof fetch;
  });
  return site;
}

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
