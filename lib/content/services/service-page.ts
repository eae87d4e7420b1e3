import type { Block } from './blocks';
import type { Signature } from './signatures';

export type ServicePage = {
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
  figure: { value: string; label: string };
  signature: Signature;
  blocks: Block[];
  /** Work done for a client, once there is some to show. */
  caseStudy?: CaseStudy;
};

/** `client` as the client agreed to be called. */
export type CaseStudy = { client: string; need: string; work: string; result: string };
