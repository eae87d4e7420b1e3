import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { zipSync } from 'fflate';
import { findBrowser } from '../browser/browser';
import { GROFF_LAYOUTS, PANDOC_LAYOUTS } from './plain-layouts';
import { HTML_LAYOUTS, htmlPage } from './html-layouts';
import { makeLife } from './life';
import { makePerson, type Person } from './people';
import { WORD_LAYOUTS, wordFile } from './word-layouts';

const COUNT = 200;
/** Layouts that need nothing newer than tables and floats. */
const OLD_HTML = /^h(?:01|02|05|06|07|11|12|16|17|18)/;

type Program = 'chromium' | 'wkhtmltopdf' | 'groff' | 'pandoc' | 'docx' | 'libreoffice';
type Job = {
  layout: string;
  program: Program;
  ending: 'pdf' | 'docx';
  source: 'html' | 'groff' | 'pandoc' | 'word';
};

const ofHtml = HTML_LAYOUTS.flatMap(({ id }): Job[] => [
  { layout: id, program: 'chromium', ending: 'pdf', source: 'html' },
  ...(OLD_HTML.test(id)
    ? [{ layout: id, program: 'wkhtmltopdf', ending: 'pdf', source: 'html' } as const]
    : []),
]);
const ofText = [
  ...GROFF_LAYOUTS.map(({ id }): Job => ({ layout: id, program: 'groff', ending: 'pdf', source: 'groff' })),
  ...PANDOC_LAYOUTS.flatMap(({ id }): Job[] => [
    { layout: id, program: 'pandoc', ending: 'docx', source: 'pandoc' },
    { layout: id, program: 'libreoffice', ending: 'pdf', source: 'pandoc' },
  ]),
];
const ofWord = WORD_LAYOUTS.flatMap(({ id }): Job[] => [
  { layout: id, program: 'docx', ending: 'docx', source: 'word' },
  { layout: id, program: 'libreoffice', ending: 'pdf', source: 'word' },
  { layout: id, program: 'libreoffice', ending: 'docx', source: 'word' },
]);
const docxOnly = ofWord.filter(({ ending }) => ending === 'docx');

/** Taken in turn; Word's files more often, as most CVs are. */
const jobs = [...ofHtml, ...ofText, ...ofWord, ...docxOnly, ...docxOnly];

/**
 * Makes the CVs of this folder anew, with the programs of this machine; README.md says which.
 *
 * @param first the number of the first person: others than 0 are people whom no rule has seen
 */
async function make(first: number, to: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cv-layouts-'));
  for (const name of ['in', 'out-pdf', 'out-docx']) mkdirSync(path.join(folder, name));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const all = Array.from({ length: COUNT }, (_, seed) => ({
    ...jobs[seed % jobs.length]!,
    person: personFor(first + seed, jobs[seed % jobs.length]!),
  }));
  const files: Record<string, Buffer> = {};
  const names = all.map(({ ending }, seed) => `${String(seed).padStart(3, '0')}.${ending}`);
  for (const [seed, job] of all.entries()) {
    const { person, source, layout, program } = job;
    const life = makeLife(person);
    const name = names[seed]!;
    const at = (text: string) => path.join(folder, 'in', `${name.slice(0, 3)}.${text}`);
    if (source === 'html') {
      const html = htmlPage(
        HTML_LAYOUTS.find(({ id }) => id === layout)!,
        person,
        life,
      );
      if (program === 'chromium') {
        await page.setContent(html);
        files[name] = await page.pdf({
          tagged: seed % 4 === 0,
          format: 'A4',
          margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
        });
      } else {
        writeFileSync(at('html'), html);
        execFileSync('wkhtmltopdf', ['-q', '--disable-javascript', at('html'), at('pdf')]);
        files[name] = readFileSync(at('pdf'));
      }
    } else if (source === 'groff') {
      const text = GROFF_LAYOUTS.find(({ id }) => id === layout)!
        .text(person, life)
        .replaceAll("'", '\\[aq]');
      files[name] = execFileSync('groff', ['-ms', '-k', '-Tpdf'], { input: text });
    } else if (source === 'pandoc') {
      const text = PANDOC_LAYOUTS.find(({ id }) => id === layout)!.text(person, life);
      execFileSync('pandoc', ['-f', 'markdown', '-o', at('docx')], { input: text });
      files[name] = readFileSync(at('docx'));
    } else {
      files[name] = await wordFile(
        WORD_LAYOUTS.find(({ id }) => id === layout)!,
        person,
        life,
      );
      writeFileSync(at('docx'), files[name]);
    }
  }
  await browser.close();
  for (const ending of ['pdf', 'docx'] as const) {
    const mine = names.filter(
      (_, seed) => all[seed]!.program === 'libreoffice' && all[seed]!.ending === ending,
    );
    const sources = mine.map((name) => path.join(folder, 'in', `${name.slice(0, 3)}.docx`));
    const out = path.join(folder, `out-${ending}`);
    execFileSync('soffice', ['--headless', '--convert-to', ending, '--outdir', out, ...sources], {
      stdio: 'ignore',
    });
    for (const name of mine) files[name] = readFileSync(path.join(out, name));
  }
  const truth = all.map(({ layout, program, person: { firstName, lastName, email, digits } }, seed) => ({
    ...{ file: names[seed], layout, program, email, digits, firstName, lastName },
  }));
  writeFileSync(
    path.join(to, 'truth.json'),
    `[\n${truth.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
  );
  const zip = zipSync(files, { level: 0, mtime: new Date('2026-01-01T12:00:00') });
  // All files in one window: programs put the same fonts and styles into each.
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: zip.length };
  writeFileSync(path.join(to, 'cvs.zip.br'), brotliCompressSync(zip, { params }));
}

/** groff's own fonts have Latin letters only. */
function personFor(seed: number, { source }: Job): Person {
  const person = makePerson(seed);
  return source === 'groff' && !/[A-Za-z]/.test(person.firstName) ? makePerson(seed + 400) : person;
}

const [first = '0', to = import.meta.dirname] = process.argv.slice(2);
await make(Number(first), to);
