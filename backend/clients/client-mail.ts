import { clientMail } from '../../lib/content/mails/client';
import { identity } from '../../lib/content/identity';
import type { MailKinds } from '../mail/mail-kinds';
import type { Submission } from '../forms/forms';
import type { Stores } from '../forms/stores';
import type { ClientStore } from './clients';
import { shownCv, shownPeople, type ShownStore } from './shown';

type ClientMailContext = {
  store: Pick<ClientStore, 'sendingOfToken'> &
    ShownStore<{ form: Submission }> &
    Pick<Stores, 'getCv'> & { jobTitles: (ids: string[]) => Promise<Map<string, string>> };
  /** The desk's origin; null without a desk, which serves the link. */
  deskUrl?: string | null;
};

/** Composes the mail with a client's link; null if it was revoked, or everybody was taken back. */
export const clientMails = ({ store, deskUrl }: ClientMailContext): MailKinds<'client'> => ({
  client: {
    compose: async ({ email, token }) => {
      const sending = deskUrl ? await store.sendingOfToken(token) : null;
      const people = sending ? await shownPeople(store, sending) : [];
      if (!sending || people.length === 0) return null;
      const ids = [...new Set(people.map(({ application }) => application.form.fields.job_id ?? ''))];
      const titles = await store.jobTitles(ids);
      const jobs = ids.map((id) => titles.get(id) ?? id);
      const url = `${deskUrl}/c/${token}`;
      const attachments = [];
      for (const person of sending.attach ? people : []) {
        const cv = await store.getCv(person.application.form.id);
        if (cv) attachments.push(shownCv(cv, person, sending.fields));
      }
      return {
        to: [email],
        replyTo: { name: identity.name, address: sending.by },
        document: clientMail({ ...sending, count: people.length, jobs, url }),
        attachments,
      };
    },
  },
});
