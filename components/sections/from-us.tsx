import { fromUs as copy } from '@/lib/content/from-us';
import { identity } from '@/lib/content/identity';
import { law } from '@/lib/content/law';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';
import { unbroken } from '../ui/texts';

/** How to tell whether a call or message is from the agency, and what to do about a demand for money. */
export function FromUs() {
  const { pay, keep, call, report, tell } = copy.asked;
  const { phone, site } = law.cybercrime;
  return (
    <div className="rich-text max-w-text">
      <p>
        <strong>{copy.money}</strong> {copy.published}
      </p>
      <ul>
        {publishedContacts().map(({ label, text, href }) => (
          <li key={label}>
            {label}: <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      <p>{copy.others}</p>
      <p>{copy.forged}</p>
      <h3>{copy.asked.heading}</h3>
      <ol>
        <li>{unbroken(pay)}</li>
        <li>{unbroken(keep)}</li>
        <li>
          {call.before} <a href={`tel:${phone}`}>{phone}</a> {call.after}
        </li>
        <li>
          {report} <a href={`https://${site}`}>{site}</a>
        </li>
        <li>
          <Link href={routes.reportMoney()} rel="nofollow">
            {tell.link}
          </Link>{' '}
          {tell.after}
        </li>
      </ol>
    </div>
  );
}

function publishedContacts() {
  const { website, phone, whatsapp, email, grievance } = identity;
  const labels = copy.contacts;
  const isOneNumber = whatsapp?.number === phone.number;
  return [
    { label: labels.website, text: website.label, href: website.url },
    {
      label: isOneNumber ? `${labels.phone}, ${labels.whatsapp}` : labels.phone,
      text: phone.label,
      href: `tel:${phone.number}`,
    },
    ...(whatsapp && !isOneNumber
      ? [{ label: labels.whatsapp, text: whatsapp.label, href: `tel:${whatsapp.number}` }]
      : []),
    { label: labels.email, text: email, href: `mailto:${email}` },
    ...(grievance.email === email
      ? []
      : [{ label: labels.grievance, text: grievance.email, href: `mailto:${grievance.email}` }]),
  ];
}
