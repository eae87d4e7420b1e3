import { z } from 'zod';
import { filled } from './primitives';

const ROLES = ['owner', 'recruiter'] as const;

/** Desk accounts: staff.yaml. Owners can also edit and publish jobs, and erase people's data. */
export const staffSchema = z.strictObject({
  staff: z
    .array(
      z.strictObject({
        name: filled,
        address: z.email('must be an email address').transform((address) => address.toLowerCase()),
        role: z.enum(ROLES, `must be ${ROLES.join(' or ')}`),
      }),
      'must be a list',
    )
    .refine(
      (staff) => new Set(staff.map(({ address }) => address)).size === staff.length,
      'must have each address once',
    ),
});
