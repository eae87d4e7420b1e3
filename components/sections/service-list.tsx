import './home.css';
import { home } from '@/lib/content/home';
import { services } from '@/lib/content/services/services';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

const icons: Record<(typeof services)[number]['key'], IconName> = {
  contractToHire: 'contract',
  payroll: 'payroll',
  hiring: 'hiring',
  compliance: 'compliance',
  hrSharedServices: 'helpdesk',
  learningAndDevelopment: 'learning',
  backgroundVerification: 'verification',
};

/** 'Our HR Services': the seven service pages, one a row. */
export function ServiceList() {
  const { heading, intro } = home.services;
  return (
    <Section id="services" tone="dark" heading={heading} intro={intro} className="index">
      <ul className="index-list service-rows">
        {services.map(({ key, href, page }) => (
          <li key={key}>
            <Icon name={icons[key]} />
            <h3>
              <Link href={href}>{page.title}</Link>
            </h3>
            <p>{page.summary}</p>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
