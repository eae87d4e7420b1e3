/** @jsxImportSource hono/jsx */
import { STAFF_ROLES, type StaffMember } from '../../backend/staff/staff';
import { signInUrl } from '../../backend/staff/first-owner';
import { log } from '../../lib/base/log';
import { isAddress } from '../../lib/base/mail/settings';
import { type Body, type DeskContext, textIn } from '../context';
import { narrowPage, plainPage } from '../layout';
import { Ago, Listed, ToCopy } from '../parts';
import { AskFirst, Hidden, Input, Select } from '../fields';

const ROLE_NAMES: Record<StaffMember['role'], string> = { owner: 'Owner', recruiter: 'Recruiter' };
const ROLES = [...STAFF_ROLES].reverse().map((role) => [role, ROLE_NAMES[role]] as const);
const EMPTY = { name: '', address: '', role: 'recruiter' };

/** Who may sign in; owners add and remove them. */
export const staff = (c: DeskContext) => show(c);

function show(c: DeskContext, values = EMPTY, problem = '') {
  const me = c.get('me');
  const current = c.get('staff').filter(({ isRemoved }) => !isRemoved);
  const news = problem || newsOf(c);
  return narrowPage(
    c,
    { title: 'Staff', mistakes: { problem } },
    <>
      {news && (
        <p class={problem ? 'notice bad' : 'notice'} role={problem ? 'alert' : 'status'}>
          {news}
        </p>
      )}
      <Listed of={current}>
        {({ hash, name, address, role, signedInAt }) => (
          <>
            <div class="who">
              <b>{hash === me.hash ? `${name} (you)` : name}</b>
              <span class="soft">
                {address} · {ROLE_NAMES[role]} · {signedInAt ? 'signed in ' : 'has not signed in yet'}
                {signedInAt && <Ago at={signedInAt} />}
              </span>
            </div>
            <AskFirst summary="Remove" of={name} action="/staff/remove" button={`Remove ${name}`}>
              <p>{name} is signed out at once, and can no longer sign in. Notes keep the name.</p>
              <Hidden of={{ who: hash }} />
            </AskFirst>
          </>
        )}
      </Listed>
      <h2>Add somebody</h2>
      <form method="post" action="/staff" class="write">
        <Input label="Name" name="name" values={values} maxlength={100} required />
        <Input label="Work email address" name="address" values={values} type="email" required />
        <Select label="Role" name="role" value={values.role} choices={ROLES} />
        <p class="soft">Owners also write and publish jobs, erase people, and add and remove staff.</p>
        <button class="primary">Add</button>
      </form>
    </>,
  );
}

const NO_MAIL =
  'No mail server is set up (SMTP_URL), so links are not emailed: add somebody, also again, and you get one to hand over.';

/** Says what was done to the member in the URL, and who can sign in. */
function newsOf(c: DeskContext): string {
  const { deskUrl, sendsMail } = c.var.desk;
  const member = c.get('staff').find(({ id }) => String(id) === c.req.query('done'));
  if (!member) return sendsMail ? '' : NO_MAIL;
  const { name, address, isRemoved } = member;
  if (isRemoved) return `${name} is removed. To take that back, add ${address} again.`;
  return `${name} can sign in at ${deskUrl} with ${address}.`;
}

/** Adds a member, or changes the one with this address. */
export async function addMember(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const [name, address] = [textIn(body.name, 200), textIn(body.address, 300).toLowerCase()];
  const role = STAFF_ROLES.find((one) => one === body.role) ?? 'recruiter';
  const values = { name, address, role };
  if (name === '' || name.length > 100) return show(c, values, 'Give a name of at most 100 characters.');
  if (!isAddress(address)) return show(c, values, `“${address}” is not an email address.`);
  if (!(await store.addStaff(values)))
    return show(c, values, 'The last owner stays an owner: add another one first.');
  const { deskUrl, sendsMail } = c.var.desk;
  const url = sendsMail ? null : await signInUrl(store, deskUrl, address);
  if (!url) return showDone(c, address);
  log('info', 'an owner made a sign-in link for a staff member', { by: c.get('me').hash });
  return plainPage(
    c,
    `${name} is added`,
    <>
      Please hand this link over. It signs {name} in once, within an hour, in any browser; for another one,
      add {address} again. <ToCopy url={url} />
    </>,
  );
}

/** Removes a member. */
export async function removeMember(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const hash = textIn(body.who, 100);
  if (!(await store.removeStaff(hash)))
    return show(c, EMPTY, 'The last owner cannot be removed: add another one first.');
  return showDone(c, hash);
}

async function showDone(c: DeskContext, who: string) {
  const all = await c.var.desk.store.listStaff();
  return c.redirect(`/staff?done=${all.find(({ address, hash }) => [address, hash].includes(who))?.id}`, 303);
}
