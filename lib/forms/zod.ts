import { z } from 'zod';

// In the browser its compiler is forbidden by the Content-Security-Policy, and asking whether it is counts as a
// violation. To be said before the first schema is made.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
