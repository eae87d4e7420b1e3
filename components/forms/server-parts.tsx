import type { ReactNode } from 'react';
import type { FormName } from '@/lib/contract/forms/names';
import { ContactWays } from './contact-ways';
import { PrivacyNotice } from './privacy-notice';

/** What a form shows of the agency, which only the server knows. */
export type ServerParts = {
  /** What happens to the data. */
  notice: ReactNode;
  /** Phone and mail, where the form cannot be sent. */
  contact: ReactNode;
};

export const serverParts = (form: FormName): ServerParts => ({
  notice: <PrivacyNotice form={form} />,
  contact: <ContactWays />,
});
