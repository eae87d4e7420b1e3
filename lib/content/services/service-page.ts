import type { Block } from './blocks';
import type { Signature } from './signatures';

/** One of the agency's services: its page, and where that is linked. */
export type ServicePage = {
  /** The page's address, such as "/payroll". */
  path: string;
  icon: ServiceIcon;
  /** What it is, for the menu on wide screens. In every page: at most 45 characters. */
  line: string;
  /** Banner heading, breadcrumb and menu entry. */
  title: string;
  /** At most 60 characters, without the agency's name. */
  metaTitle: string;
  /** 120 to 160 characters. */
  metaDescription: string;
  /** One or two sentences under the banner heading. */
  lead: string;
  /** One sentence for the home page's card. */
  summary: string;
  /** The page's strongest claim, set large in the banner. */
  figure?: { value: string; label: string };
  /** What stands on this page alone. */
  signature?: Signature;
  blocks: Block[];
  /** Work done for a client, once there is some to show. */
  caseStudy?: CaseStudy;
};

/** `client` as the client agreed to be called. */
export type CaseStudy = { client: string; need: string; work: string; result: string };

/** Icons that a service may have, by symbol of icons.svg. */
export const serviceIcons = [
  ...(['contract', 'payroll', 'hiring', 'compliance', 'helpdesk', 'learning', 'verification'] as const),
  ...(['award', 'eye', 'idea', 'target', 'globe', 'search', 'star', 'check', 'phone', 'mail'] as const),
] as const;
type ServiceIcon = (typeof serviceIcons)[number];
