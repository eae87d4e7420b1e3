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
  RETENTION_DAYS: z
    .string()
    .refine((text) => /^[1-9]\d{0,4}$/.test(text), 'a number of days')
    .transform(Number)
    .optional(),
});

export type BackendEnv = {
  port: number;
  dataDir: string;
  /** After how many days received forms are erased; null means they are kept. */
  retentionDays: number | null;
};

/**
 * The backend's settings; the only place in backend/ that reads the environment. An empty variable counts as unset.
 * Throws one Error that lists every bad variable with what is expected of it.
 */
export function readBackendEnv(env: Record<string, string | undefined> = process.env): BackendEnv {
  const given = {
    BACKEND_PORT: env.BACKEND_PORT || undefined,
    DATA_DIR: env.DATA_DIR || undefined,
    RETENTION_DAYS: env.RETENTION_DAYS || undefined,
  };
  const parsed = variables.safeParse(given);
  if (parsed.success) {
    const { BACKEND_PORT: port, DATA_DIR: dataDir, RETENTION_DAYS: retentionDays = null } = parsed.data;
    return { port, dataDir, retentionDays };
  }
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`);
  throw new Error(`The settings are not usable: ${problems.join('; ')}.`);
}
