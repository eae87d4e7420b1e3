import type { Context } from 'hono';
import type { z } from 'zod';
import type { LinkCall, NoLink } from '../../lib/contract/links';

/** What a purpose's links lead to: `find` resolves a token for a call, and the calls answer, after their change. */
export type Link<Calls extends Record<string, LinkCall>, Found extends object> = {
  find: (token: string, call: keyof Calls) => Promise<Found | NoLink>;
  /** The messages for links that lead nowhere, in the reader's language. */
  messages: () => Partial<Record<NoLink, string>>;
  calls: {
    [Name in keyof Calls]: (
      found: Found,
      given: z.output<Calls[Name]['request']>,
      c: Context,
    ) => Promise<z.input<Calls[Name]['answer']> | Response>;
  };
};
