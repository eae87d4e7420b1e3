import type { ServicePage } from '@/lib/content/services/service-page';
import { servicePageCopy as copy, servicesCrumb } from '@/lib/content/services/shared';
import { routes } from '@/lib/shared/routes';
import { Breadcrumb } from '../ui/breadcrumb';
import { buttonStyle, ButtonLink } from '../ui/button';
import { Container } from '../ui/container';

type ServiceHeroProps = { page: Pick<ServicePage, 'title' | 'lead' | 'figure'>; form: string };

/** The head of a service page: what it is, its strongest claim, and the way to the form below. */
export function ServiceHero({ page: { title, lead, figure }, form }: ServiceHeroProps) {
  return (
    <div className="band on-dark">
      <div className="jaali w-2/3" />
      <Container className="service-hero">
        <div>
          <Breadcrumb crumbs={[servicesCrumb]} current={title} />
          <h1 className="type-title mt-3 text-white">{title}</h1>
          <p className="text-brand-tint mt-3 max-w-xl md:text-lg">{lead}</p>
        </div>
        {figure && (
          <p className="service-figure">
            <strong>{figure.value}</strong> <span>{figure.label}</span>
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
      </Container>
    </div>
  );
}
