import type { Signature as SignatureCopy } from '@/lib/content/services/signatures';
import { ArchLine } from './arch-line';
import { BeforeAndAfter } from './before-and-after';
import { ComplianceYear } from './compliance-year';
import { ConsentList } from './consent-list';
import { Funnel } from './funnel';
import { GrowthSteps } from './growth-steps';
import { PayrollMonth } from './payroll-month';

/** What stands on one service's page and on no other, by its kind. */
export function Signature(signature: SignatureCopy) {
  switch (signature.kind) {
    case 'arch-line':
      return <ArchLine {...signature} />;
    case 'before-and-after':
      return <BeforeAndAfter {...signature} />;
    case 'compliance-year':
      return <ComplianceYear {...signature} />;
    case 'consent-list':
      return <ConsentList {...signature} />;
    case 'funnel':
      return <Funnel {...signature} />;
    case 'growth-steps':
      return <GrowthSteps {...signature} />;
    case 'payroll-month':
      return <PayrollMonth {...signature} />;
  }
}
