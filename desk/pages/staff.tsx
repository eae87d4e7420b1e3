/** @jsxImportSource hono/jsx */
import { readForm } from '../../backend/http/read-body';
import { STAFF_ROLES, type StaffMember } from '../../backend/staff/staff';
import { isAddress } from '../../lib/base/mail/settings';
import { type DeskContext, textIn } from '../context';
import { page } from '../layout';
import { Ago } from '../parts';
import { Hidden, Input, Select } from '../typed';

const ROLE_NAMES: Record<StaffMember['role'], string> = { owner: 'Owner', recruiter: 'Recruiter' };
const ROLES = [...STAFF_ROLES].reverse().map((role) => [role, ROLE_NAMES[role]] as const);
const EMPTY = { name: '', address: '', role: 'recruiter' };

/** Who may sign in; owners add and remove them. */
export const staff = (c: DeskContext) => show(c);

function show(c: DeskContext, values = EMPTY, problem = '') {
  const { deskUrl, sendsMail } = c.var.desk;
  const me = c.get('me');
  const current = c.get('staff').filter(({ isRemoved }) => !isRemoved);
  const done = current.find(({ id }) => String(id) === c.req.query('added'));
  return page(
    c,
    { title: 'Staff' },
    <section class="narrow">
      <h1>Staff</h1>
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      {done && (
        <p class="notice" role="status">
          {done.name} can sign in at {deskUrl} with {done.address}.
        </p>
      )}
      {!sendsMail && (
        <p class="notice">Nobody can be sent a link yet: no mail server is set up (SMTP_URL).</p>
      )}
      <ul class="rows staff">
        {current.map(({ hash, name, address, role, signedInAt }) => (
          <li class="row">
            <div class="who">
              <b>{hash === me.hash ? `${name} (you)` : name}</b>
              <span class="soft">{address}</span>
            </div>
            <div class="soft">
              {ROLE_NAMES[role]} · {signedInAt ? 'signed in ' : 'has not signed in yet'}
              {signedInAt && <Ago at={signedInAt} />}
            </div>
            <details>
              <summary aria-label={`Remove ${name}`}>Remove</summary>
              <form method="post" action="/staff/remove">
                <Hidden of={{ who: hash }} />
                <p>{name} is signed out at once. Notes keep the name.</p>
                <button class="bad">Remove {name}</button>
              </form>
            </details>
          </li>
        ))}
      </ul>
      <h2>Add somebody</h2>
      <form method="post" action="/staff" class="write">
        <Input label="Name" name="name" values={values} maxlength={100} required />
        <Input label="Work email address" name="address" values={values} type="email" required />
        <Select label="Role" name="role" value={values.role} choices={ROLES} />
        <p class="soft">Owners also write and publish jobs, erase people, and add and remove staff.</p>
        <button class="primary">Add</button>
      </form>
    </section>,
    problem ? 422 : 200,
  );
}

/** Adds a member, or changes the one with this address. */
export async function addMember(c: DeskContext) {
  const { store } = c.var.desk;
  const body = await readForm(c);
  const [name, address] = [textIn(body.name, 200), textIn(body.address, 300).toLowerCase()];
  const role = STAFF_ROLES.find((one) => one === body.role) ?? 'recruiter';
  const values = { name, address, role };
  if (name === '' || name.length > 100) return show(c, values, 'Give a name of at most 100 characters.');
  if (!isAddress(address)) return show(c, values, `“${address}” is not an email address.`);
  if (!(await store.addStaff(values)))
    return show(c, values, 'The last owner stays an owner: add another one first.');
  const added = (await store.listStaff()).find((member) => member.address === address);
  return c.redirect(`/staff?added=${added?.id}`, 303);
}

/** Removes a member. */
export async function removeMember(c: DeskContext) {
  const { store } = c.var.desk;
  const hash = textIn((await readForm(c)).who, 100);
  if (!(await store.removeStaff(hash)))
    return show(c, EMPTY, 'The last owner cannot be removed: add another one first.');
  return c.redirect('/staff', 303);
}
