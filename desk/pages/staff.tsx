/** @jsxImportSource hono/jsx */
import { readBody } from '../../backend/http/read-body';
import { type Desk, type DeskOptions, textIn } from '../context';
import { page } from '../layout';
import { ownersOnly } from '../signing-in';

/** Who signs in here, for owners, who can sign others out. */
export function staffPages(desk: Desk, { store, staff }: DeskOptions) {
  desk.get('/staff', ownersOnly, (c) =>
    page(c, {
      title: 'Staff',
      me: c.get('me'),
      children: (
        <section class="narrow">
          <h1>Staff</h1>
          <p class="soft">
            The list stands in staff.yaml of the agency’s folder; whoever leaves it is signed out.
          </p>
          <ul class="plain">
            {staff().map(({ name, address, role }) => (
              <li>
                <form method="post" action="/staff/sign-out" class="inline">
                  <input type="hidden" name="address" value={address} />
                  <span>
                    <b>{name}</b>, {role} <span class="soft">{address}</span>
                  </span>{' '}
                  <button>Sign out everywhere</button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      ),
    }),
  );
  desk.post('/staff/sign-out', ownersOnly, async (c) => {
    const address = textIn((await readBody(c)).address).toLowerCase();
    if (staff().some((member) => member.address === address)) await store.signOut(address);
    return c.redirect('/staff', 303);
  });
}
