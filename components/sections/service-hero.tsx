import type { ServicePage } from '@/lib/content/services/service-page';
import { callBackForm, servicePageCopy as copy, servicesCrumb } from '@/lib/content/services/shared';
import { routes } from '@/lib/routes';
import { CallBackForm } from '../forms/call-back-form';
import { Breadcrumb } from '../ui/breadcrumb';
import { buttonStyle, ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { Unbroken } from './unbroken';

type ServiceHeroProps = { page: Pick<ServicePage, 'title' | 'lead' | 'figure'>; form: string };

/** The head of a service page: what it is, its strongest claim, and the way to the form below; on desks its beginning. */
export function ServiceHero({ page: { title, lead, figure }, form }: ServiceHeroProps) {
  return (
    <div className="band on-dark">
      <div className="jaali w-2/3" />
      <Container className="service-hero">
        <div>
          <Breadcrumb crumbs={[servicesCrumb]} current={title} />
          <h1 className="type-title mt-3 text-white">{title}</h1>
          <p className="service-lead">
            <Unbroken text={lead} />
          </p>
        </div>
        {figure && (
          <p className="service-figure">
            <strong>
              <Unbroken text={figure.value} />
            </strong>{' '}
            <span>
              <Unbroken text={figure.label} />
            </span>
          </p>
        )}
        <p className="service-actions">
          <a href={`#${form}`} className={buttonStyle('accent')}>
            {copy.callBack}
          </a>
          <ButtonLink href={routes.contact()} variant="outline">
            {copy.contact}
          </ButtonLink>
        </p>
        <CallBackForm target={form} copy={callBackForm} />
      </Container>
    </div>
  );
}
