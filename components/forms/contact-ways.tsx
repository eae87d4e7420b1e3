import { identity } from '@/lib/content/identity';

const { phone, email } = identity;

/** The agency's phone and mail, where a form cannot be sent. */
export function ContactWays() {
  return (
    <span className="contact-ways">
      <a href={`tel:${phone.number}`}>{phone.label}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </span>
  );
}
