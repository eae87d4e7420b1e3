import { z } from 'zod';
import { logFailure } from '../../lib/base/log';
import { readSiteYaml } from '../../lib/content/site/read-site';
import { STAFF_ROLES, type StaffStore } from './staff';
import type { SignInLinkStore } from './sign-in-links';

type Store = StaffStore & Pick<SignInLinkStore, 'makeLink'>;

const FILE = 'staff.yaml';
const earlierStaff = z.object({
  staff: z.array(z.object({ name: z.string(), address: z.email(), role: z.enum(STAFF_ROLES) })),
});

/** Adds the staff whom earlier versions read from the agency's folder, unless the store has any. */
export async function takeEarlierStaff(store: Store): Promise<void> {
  const file = readSiteYaml(FILE);
  if (file === undefined || (await store.listStaff()).length > 0) return;
  const { data, error } = earlierStaff.safeParse(file);
  if (error) logFailure('the staff of the agency’s folder could not be added to the desk', error, { FILE });
  for (const member of data?.staff ?? []) await store.addStaff(member);
}

/** Returns the address of a desk's page that signs in the owner of this address; null if there is none. */
export async function signInUrl(store: Store, deskUrl: string, address: string): Promise<string | null> {
  const token = await store.makeLink(address);
  return token && `${deskUrl}/sign-in/link?token=${token}`;
}

// Nobody can receive mail there.
const LOCAL_OWNER = { name: 'Owner', address: 'owner@localhost', role: 'owner' } as const;

/**
 * Returns a link for the owner of a desk on this machine, who is added if there is none; null once an owner has signed
 * in and can be mailed a link.
 */
export async function localOwnerLink(
  store: Store,
  deskUrl: string,
  sendsMail: boolean,
): Promise<string | null> {
  const owners = (await store.listStaff()).filter(({ role, isRemoved }) => role === 'owner' && !isRemoved);
  if (sendsMail && owners.some(({ signedInAt }) => signedInAt !== null)) return null;
  if (owners.length === 0) await store.addStaff(LOCAL_OWNER);
  return signInUrl(store, deskUrl, (owners[0] ?? LOCAL_OWNER).address);
}
