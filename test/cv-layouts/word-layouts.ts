import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import type { Life } from './life';
import type { Person } from './people';

type Section = { children: FileChild[]; headers?: { default: Header }; footers?: { default: Footer } };
type Layout = { id: string; section: (person: Person, life: Life) => Section };

const line = (text: string, size = 11, alignment?: (typeof AlignmentType)['CENTER']) =>
  new Paragraph({ alignment, children: [new TextRun({ text, size: size * 2, bold: size > 11 })] });
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const rest = (l: Life): Paragraph[] => [
  heading('Professional Summary'),
  line(l.summary),
  heading('Experience'),
  ...l.jobs.map((job) => line(job.join(', '))),
  ...(l.employer ? [line(l.employer)] : []),
  heading('Education'),
  ...l.education.map((text) => line(text)),
  ...(l.referees.length > 0 ? [heading('References'), ...l.referees.map((text) => line(text))] : []),
];
const cell = (children: Paragraph[], percent: number) =>
  new TableCell({ children, width: { size: percent, type: WidthType.PERCENTAGE } });
const link = (email: string) =>
  new ExternalHyperlink({
    link: `mailto:${email}`,
    children: [new TextRun({ text: email, style: 'Hyperlink' })],
  });

/** Made as Word makes them, by the package docx. */
export const WORD_LAYOUTS: Layout[] = [
  {
    id: 'w01-title',
    section: (p, l) => ({
      children: [
        new Paragraph({ text: p.shown, heading: HeadingLevel.TITLE }),
        line(`Email: ${p.email}    Mobile: ${p.phone}`),
        ...rest(l),
      ],
    }),
  },
  {
    id: 'w02-page-header',
    section: (p, l) => ({
      headers: { default: new Header({ children: [line(p.shown, 16), line(`${p.phone} | ${p.email}`, 9)] }) },
      children: rest(l),
    }),
  },
  {
    id: 'w03-two-columns',
    section: (p, l) => ({
      children: [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [
            new TableRow({
              children: [
                cell([line('CONTACT', 12), line(p.phone), new Paragraph({ children: [link(p.email)] })], 30),
                cell([line(p.shown, 22), line(l.title, 13), ...rest(l)], 70),
              ],
            }),
          ],
        }),
      ],
    }),
  },
  {
    id: 'w04-text-box',
    section: (p, l) => ({
      children: [
        new Textbox({
          style: { width: '400pt', height: '70pt' },
          children: [line(p.shown, 20), line(`${p.email}`), line(p.phone)],
        }),
        ...rest(l),
      ],
    }),
  },
  {
    id: 'w05-tabs',
    section: (p, l) => ({
      children: [
        line('CURRICULUM VITAE', 16, AlignmentType.CENTER),
        line(`Name\t:\t${p.shown}`),
        ...l.personal.slice(0, 2).map(([what, text]) => line(`${what}\t:\t${text}`)),
        line(`Mobile No\t:\t${p.phone}`),
        line(`E-mail ID\t:\t${p.email}`),
        ...rest(l),
        line(l.declaration),
      ],
    }),
  },
  {
    id: 'w06-links-and-footer',
    section: (p, l) => ({
      footers: { default: new Footer({ children: [line(`Page 1, ${l.title}`, 8)] }) },
      children: [
        line(p.shown, 14, AlignmentType.CENTER),
        new Paragraph({
          alignment: AlignmentType.CENTER,
          children: [new TextRun(`${l.city} • ${p.phone} • `), link(p.email)],
        }),
        ...rest(l),
      ],
    }),
  },
];

export async function wordFile({ section }: Layout, person: Person, life: Life): Promise<Buffer> {
  return Packer.toBuffer(new Document({ sections: [section(person, life)] }));
}
