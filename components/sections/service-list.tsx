import './home.css';
import { home } from '@/lib/content/home';
import { services } from '@/lib/content/services/services';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** 'Our HR Services': the service pages, one a row. */
export function ServiceList() {
  const { heading, intro } = home.services;
  return (
    <Section id="services" tone="dark" heading={heading} intro={intro} className="index">
      <ul className="index-list service-rows">
        {services.map(({ path, icon, title, summary }) => (
          <li key={path}>
            <Icon name={icon} />
            <h3>
              <Link href={path}>{title}</Link>
            </h3>
            <p>{summary}</p>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
