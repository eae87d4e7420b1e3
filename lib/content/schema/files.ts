import type { z } from 'zod';
import * as aboutFile from '../about';
import * as accessibilityFile from '../accessibility';
import * as agesFile from '../ages';
import * as answersFile from '../answers';
import * as apiAnswers from '../api-answers';
import * as applicationStatus from '../application-status';
import { appointmentWords } from '../appointment';
import * as blogPage from '../blog-page';
import * as carouselFile from '../carousel';
import * as consent from '../consent';
import * as contactMapFile from '../contact-map';
import * as people from '../people';
import * as formConsent from '../forms/consent';
import * as formLabels from '../forms/labels';
import * as credentialsFile from '../credentials';
import * as cvField from '../forms/cv-field';
import * as cvDangers from '../forms/cv-dangers';
import * as cvProblems from '../forms/cv-problems';
import * as enquiries from '../enquiries';
import * as everyPage from '../every-page';
import * as exportsFile from '../exports';
import * as failures from '../failures';
import * as faqFile from '../faq';
import * as formMistakes from '../forms/mistakes';
import * as formNotices from '../forms/notices';
import * as formParts from '../forms/parts';
import * as sent from '../forms/sent';
import * as fromUs from '../from-us';
import * as homeFile from '../home';
import * as identityFile from '../identity';
import * as interfaceParts from '../interface';
import * as jobAlert from '../job-alert';
import * as jobFilters from '../job-filters';
import * as jobs from '../jobs';
import * as law from '../law';
import * as legalDocument from '../legal-document';
import * as listJob from '../list-job';
import * as messages from '../messages';
import * as navigation from '../navigation';
import * as notFound from '../not-found';
import * as privacy from '../privacy';
import * as searchEngines from '../search-engines';
import { serviceTexts } from '../services/texts';
import * as servicesShared from '../services/shared';
import * as saved from '../saved';
import * as saveStar from '../save-star';
import * as sharing from '../sharing';
import * as sheetProblems from '../sheet-problems';
import * as staffCv from '../staff-cv';
import * as suggestions from '../suggestions';
import * as talentPool from '../talent-pool';
import * as teamFile from '../team';
import * as terms from '../terms';
import * as toastsFile from '../toasts';
import * as websiteAnswers from '../website-answers';
import * as yourData from '../your-data';
import { faqSchema } from './entries';
import { description } from './primitives';
import { servicePageSchema } from './service-page';

/** Every text file of lib/content with its exports. */
export const modules: Record<string, object> = {
  'about.ts': aboutFile,
  'accessibility.ts': accessibilityFile,
  'ages.ts': agesFile,
  'answers.ts': answersFile,
  'api-answers.ts': apiAnswers,
  'application-status.ts': applicationStatus,
  'appointment.ts': { appointmentWords },
  'blog-page.ts': blogPage,
  'carousel.ts': carouselFile,
  'consent.ts': consent,
  'credentials.ts': credentialsFile,
  'enquiries.ts': enquiries,
  'every-page.ts': everyPage,
  'exports.ts': exportsFile,
  'failures.ts': failures,
  'faq.ts': faqFile,
  'forms/cv-field.ts': cvField,
  'forms/cv-dangers.ts': cvDangers,
  'forms/cv-problems.ts': cvProblems,
  'forms/mistakes.ts': formMistakes,
  'forms/notices.ts': formNotices,
  'forms/parts.ts': formParts,
  'forms/sent.ts': sent,
  'from-us.ts': fromUs,
  'home.ts': homeFile,
  // Its other exports derive from this.
  'identity.ts': { identity: identityFile.identity },
  'interface.ts': interfaceParts,
  'job-alert.ts': jobAlert,
  'job-filters.ts': jobFilters,
  'jobs.ts': jobs,
  'law.ts': law,
  'legal-document.ts': legalDocument,
  'list-job.ts': listJob,
  'messages.ts': messages,
  'navigation.ts': navigation,
  'not-found.ts': notFound,
  'privacy.ts': privacy,
  'search-engines.ts': searchEngines,
  'save-star.ts': saveStar,
  'saved.ts': saved,
  'services/shared.ts': servicesShared,
  'sharing.ts': sharing,
  'sheet-problems.ts': sheetProblems,
  'staff-cv.ts': staffCv,
  'suggestions.ts': suggestions,
  'talent-pool.ts': talentPool,
  'team.ts': teamFile,
  'terms.ts': terms,
  'toasts.ts': toastsFile,
  'website-answers.ts': websiteAnswers,
  'your-data.ts': yourData,
  'contact-map.ts': contactMapFile,
  'people.ts': people,
  'forms/consent.ts': formConsent,
  'forms/labels.ts': formLabels,
  ...Object.fromEntries(
    Object.entries(serviceTexts).map(([name, page]) => [`services/${name}.ts`, { page }]),
  ),
};

type Structured = { file: string; field: string; value: unknown; schema: z.ZodType };

/** Content with a schema of its own, in addition to the checks when it was read. */
export const structured: Structured[] = [
  {
    file: 'about.ts',
    field: 'about.metaDescription',
    value: aboutFile.about.metaDescription,
    schema: description,
  },
  { file: 'faq.ts', field: 'faq', value: faqFile.faq, schema: faqSchema },
  ...Object.entries(serviceTexts).map(([name, page]) => ({
    ...{ file: `services/${name}.ts`, field: 'page', value: page, schema: servicePageSchema },
  })),
];
