import { z } from 'zod';

const variables = z.object({
  BACKEND_PORT: z
    .string()
    .default('4000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port number from 0 to 65535')
    .transform(Number),
  DATA_DIR: z
    .string()
    .default('.data')
    .refine((text) => text.trim() !== '' && !text.includes('\0'), 'the path of a folder'),
});

export type BackendEnv = { port: number; dataDir: string };

/**
 * The backend's settings; the only place in backend/ that reads the environment. An empty variable counts as unset.
 * Throws one Error that lists every bad variable with what is expected of it.
 */
export function readBackendEnv(env: Record<string, string | undefined> = process.env): BackendEnv {
  const given = {
    BACKEND_PORT: env.BACKEND_PORT || undefined,
    DATA_DIR: env.DATA_DIR || undefined,
  };
  const parsed = variables.safeParse(given);
  if (parsed.success) return { port: parsed.data.BACKEND_PORT, dataDir: parsed.data.DATA_DIR };
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`);
  throw new Error(`The settings are not usable: ${problems.join('; ')}.`);
}
