import { backgroundVerification } from './background-verification';
import { compliance } from './compliance';
import { contractToHire } from './contract-to-hire';
import { hiring } from './hiring';
import { hrSharedServices } from './hr-shared-services';
import { learningAndDevelopment } from './learning-and-development';
import { payroll } from './payroll';
import type { ServicePage } from '../schema/service-page';

/** Built-in service texts, in the order of menu and home page. Agencies refer to them by key. */
export const serviceTexts: Record<string, ServicePage> = {
  'contract-to-hire': contractToHire,
  payroll,
  hiring,
  compliance,
  'hr-shared-services': hrSharedServices,
  'learning-and-development': learningAndDevelopment,
  'background-verification': backgroundVerification,
};
