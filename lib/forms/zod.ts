import { z } from 'zod';

// The Content-Security-Policy forbids zod's compiler in the browser; even its feature test would report a violation.
// Must run before the first schema is created.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
