import type { Life } from './life';
import type { Person } from './people';

type Layout = { id: string; text: (person: Person, life: Life) => string };

/** For groff's macros of letters and papers (-ms). */
export const GROFF_LAYOUTS: Layout[] = [
  {
    id: 'g01-title',
    text: (p, l) =>
      `.TL\n${p.shown}\n.AU\n${p.email}\n.AI\n${p.phone}\n${l.city}\n.SH\nSummary\n.PP\n${l.summary}\n${groffRest(l)}`,
  },
  {
    id: 'g02-left-block',
    text: (p, l) =>
      `.LP\n.LG\n.B "${p.shown}"\n.NL\n.br\nMobile: ${p.phone}\n.br\nEmail: ${p.email}\n.SH\nObjective\n.LP\n${l.summary}\n${groffRest(l)}`,
  },
  {
    id: 'g03-heading-and-tabs',
    text: (p, l) =>
      `.ce 1\n.B "CURRICULUM VITAE"\n.sp\n.ta 1.5i 1.7i\n.nf\nName\t:\t${p.shown}\nPhone\t:\t${p.phone}\nE-mail\t:\t${p.email}\n.fi\n.SH\nObjective\n.LP\n${l.summary}\n${groffRest(l)}`,
  },
];

const groffRest = (l: Life) =>
  `.SH\nExperience\n${l.jobs.map((job) => `.LP\n${job.join(', ')}\n`).join('')}.LP\n${l.employer || l.duties[0]}\n.SH\nEducation\n.LP\n${l.education.join('\n.br\n')}\n${
    l.referees.length > 0 ? `.SH\nReferences\n.LP\n${l.referees.join('\n.br\n')}\n` : ''
  }`;

/** Markdown, for pandoc. */
export const PANDOC_LAYOUTS: Layout[] = [
  {
    id: 'p01-heading',
    text: (p, l) =>
      `# ${p.shown}\n\n${p.email} · ${p.phone}\n\n## Summary\n\n${l.summary}\n\n${markdownRest(l)}`,
  },
  {
    id: 'p02-title-block',
    text: (p, l) =>
      `---\ntitle: "${p.shown}"\nsubtitle: "${l.title}"\n---\n\n- Phone: ${p.phone}\n- Email: <${p.email}>\n\n## Profile\n\n${l.summary}\n\n${markdownRest(l)}`,
  },
  {
    id: 'p03-table',
    text: (p, l) =>
      `# Resume\n\n| | |\n|---|---|\n| Full Name | ${p.shown} |\n| Mobile No | ${p.phone.replaceAll('|', '/')} |\n| E-mail | ${p.email} |\n| Father's Name | ${l.personal[0]![1]} |\n\n## Objective\n\n${l.summary}\n\n${markdownRest(l)}`,
  },
];

const markdownRest = (l: Life) =>
  `## Experience\n\n${l.jobs.map((job) => `**${job[0]}** (${job[1]})`).join('\n\n')}\n\n${l.employer}\n\n${l.duties.map((duty) => `- ${duty}`).join('\n')}\n\n## Education\n\n${l.education.map((line) => `- ${line}`).join('\n')}\n\n${
    l.referees.length > 0 ? `## References\n\n${l.referees.join('\\\n')}\n` : ''
  }`;
