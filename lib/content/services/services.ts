import { routes } from '../../shared/routes';
import { backgroundVerification } from './background-verification';
import type { ServicePage } from './service-page';
import { compliance } from './compliance';
import { contractToHire } from './contract-to-hire';
import { hiring } from './hiring';
import { hrSharedServices } from './hr-shared-services';
import { learningAndDevelopment } from './learning-and-development';
import { payroll } from './payroll';

/** The seven services, in the order of the menu and of the home page. */
export const services = [
  { key: 'contractToHire', href: routes.contractToHire(), page: contractToHire },
  { key: 'payroll', href: routes.payroll(), page: payroll },
  { key: 'hiring', href: routes.hiring(), page: hiring },
  { key: 'compliance', href: routes.compliance(), page: compliance },
  { key: 'hrSharedServices', href: routes.hrSharedServices(), page: hrSharedServices },
  { key: 'learningAndDevelopment', href: routes.learning(), page: learningAndDevelopment },
  { key: 'backgroundVerification', href: routes.backgroundVerification(), page: backgroundVerification },
] as const satisfies readonly { key: string; href: string; page: ServicePage }[];
