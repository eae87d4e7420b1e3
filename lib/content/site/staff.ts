import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { siteDir } from '../../base/site-dir';
import { staffSchema } from '../schema/staff';
import { fromSite } from './from-site';

/** `address` in lower case. */
export type StaffMember = z.output<typeof staffSchema>['staff'][number];

const FILE = 'staff.yaml';
let known: { changed: number; staff: StaffMember[] } | null = null;

/** Current desk accounts from staff.yaml; none without the file. */
export function staffOfSite(): StaffMember[] {
  const file = path.join(siteDir(), FILE);
  const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
  if (known?.changed !== changed) known = { changed, staff: fromStaffFile() };
  return known.staff;
}

// An invalid file grants nobody access, rather than the sample's accounts.
function fromStaffFile(): StaffMember[] {
  return fromSite(FILE, staffSchema, { staff: [] }).staff;
}
