import { ServicePageView } from '@/components/sections/service-page';
import { PayrollMonth } from '@/components/sections/signatures/payroll-month';
import { payroll } from '@/lib/content/services/payroll';
import { routes } from '@/lib/shared/routes';
import { serviceMetadata } from '@/lib/seo/service-metadata';

export const metadata = serviceMetadata(payroll, routes.payroll());

export default function PayrollServicePage() {
  return <ServicePageView page={payroll} signature={<PayrollMonth {...payroll.signature} />} />;
}
