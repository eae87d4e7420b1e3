import { about } from '../about';
import { accessibility } from '../accessibility';
import { blogPage } from '../blog-page';
import { contact } from '../enquiries';
import { faq, faqPage } from '../faq';
import { home } from '../home';
import { listJob } from '../list-job';
import { privacy } from '../privacy';
import { team } from '../team';
import { terms } from '../terms';

/** Pages whose words an agency can replace, by the names of its files in content/. */
export const pages = {
  about,
  accessibility,
  blog: blogPage,
  contact,
  faq,
  'faq-page': faqPage,
  home,
  'list-job': listJob,
  privacy,
  team,
  terms,
};
