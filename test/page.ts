import type { OutgoingHttpHeaders } from 'node:http';
import { finishPage, type Page } from '../server/page';
import type { Rendered } from '../server/render';

export const NONCE = 'bm9uY2Utb2YtdGhpcy1yZW5kZXI=';

type Given = Partial<Omit<Rendered, 'body' | 'facts'>> & {
  body?: string | Buffer;
  facts?: Partial<Rendered['facts']>;
};

/** A render like Next's, HTML by default. */
export function rendered({ body = '', facts, headers, ...rest }: Given = {}): Rendered {
  return {
    status: 200,
    nonce: NONCE,
    ...rest,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers } as OutgoingHttpHeaders,
    body: Buffer.from(body),
    facts: {
      status: 200,
      isUncacheable: false,
      tags: new Set(),
      dueAt: Infinity,
      tooOldAt: Infinity,
      ...facts,
    },
  };
}

export function finished(options: Given = {}): Promise<Page> {
  return finishPage(rendered(options), Date.now());
}
