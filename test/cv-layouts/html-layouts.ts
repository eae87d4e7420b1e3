import type { Life } from './life';
import type { Person } from './people';

type Layout = { id: string; style: string; body: (person: Person, life: Life) => string };

const section = (title: string, ...parts: string[]) =>
  `<section><h2>${title}</h2>${parts.join('')}</section>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const rows = (cells: [string, string][], between = ':') =>
  `<table>${cells.map(([a, b]) => `<tr><td>${a}</td><td>${between}</td><td>${b}</td></tr>`).join('')}</table>`;

const work = ({ jobs, duties, employer }: Life) =>
  section(
    'Work Experience',
    ...jobs.map(([what, when]) => `<p><b>${what}</b>, ${when}</p>`),
    `<p>${employer}</p>`,
    list(duties),
  );
const rest = (life: Life) =>
  section('Education', list(life.education)) +
  section('Skills', `<p>${life.skills}</p>`) +
  (life.referees.length > 0 ? section('References', ...life.referees.map((line) => `<p>${line}</p>`)) : '');
const details = (life: Life, extra: [string, string][] = []) =>
  section('Personal Details', rows([...extra, ...life.personal]), `<p>${life.declaration}</p>`);
const mail = (email: string) => `<a href="mailto:${email}">${email}</a>`;

/** Layouts that are printed from HTML; tables and floats only in those that old programs print as well. */
export const HTML_LAYOUTS: Layout[] = [
  {
    id: 'h01-centred',
    style: 'h1,.c{text-align:center}h1{font-size:26px}',
    body: (p, l) =>
      `<h1>${p.shown}</h1><p class=c>${p.phone} | ${p.email} | ${l.city}</p>${section('Summary', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}`,
  },
  {
    id: 'h02-contact-right',
    style: 'h1{font-size:22px;margin:0}.r{text-align:right}table.t{width:100%}',
    body: (p, l) =>
      `<table class=t><tr><td><h1>${p.shown}</h1>${l.title}</td><td class=r>Mobile: ${p.phone}<br>Email: ${p.email}<br>${l.city}, India</td></tr></table>${section('Objective', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}${details(l)}`,
  },
  {
    id: 'h03-dark-sidebar',
    style:
      'body{display:grid;grid-template-columns:32% 1fr;gap:24px}aside{background:#234;color:#fff;padding:16px}h1{font-size:30px}',
    body: (p, l) =>
      `<aside><h3>Contact</h3><p>${p.phone}</p><p>${p.email}</p><p>${l.city}</p><h3>Skills</h3><p>${l.skills}</p></aside><main><h1>${p.shown}</h1><p>${l.title}</p>${section('Profile', `<p>${l.summary}</p>`)}${work(l)}${section('Education', list(l.education))}</main>`,
  },
  {
    id: 'h04-name-in-sidebar',
    style:
      'body{display:grid;grid-template-columns:1fr 34%;gap:20px}h1{font-size:24px}aside{background:#eee;padding:14px}',
    body: (p, l) =>
      `<main>${section('Profile', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}</main><aside><h1>${p.shown}</h1><p>${l.title}</p><h3>Contact me</h3><p>Phone<br>${p.phone}</p><p>E-mail<br>${p.email}</p></aside>`,
  },
  {
    id: 'h05-resume-heading',
    style:
      'h1{text-align:center;text-decoration:underline;font-size:24px}.n{font-weight:bold;font-size:17px}',
    body: (p, l) =>
      `<h1>RESUME</h1><p class=n>${p.shown}</p><p>Mobile No: ${p.phone}<br>E-mail Id: ${p.email}</p>${section('Career Objective', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}${details(l)}`,
  },
  {
    id: 'h06-form',
    style: 'h1{text-align:center;font-size:26px}td{padding:2px 12px 2px 0}',
    body: (p, l) =>
      `<h1>CURRICULUM VITAE</h1>${rows([['Name', p.shown], ...l.personal.slice(0, 2), ['Mobile', p.phone], ['Email', p.email], ...l.personal.slice(2)])}${section('Objective', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}`,
  },
  {
    id: 'h07-details-at-end',
    style: 'h1{font-size:20px}',
    body: (p, l) =>
      `<h1>${p.shown}</h1><p>${l.title}</p>${section('Career Summary', `<p>${l.summary}</p>`)}${work(l)}${rest({ ...l, referees: [] })}${details(
        l,
        [
          ['E-mail', p.email],
          ['Contact No.', p.phone],
        ],
      )}`,
  },
  {
    id: 'h08-letter-spacing',
    style:
      'header{background:#402;color:#fff;padding:20px}h1{letter-spacing:.3em;text-transform:uppercase;font-size:26px;word-spacing:.3em}',
    body: (p, l) =>
      `<header><h1>${p.shown}</h1><p>${l.title}</p></header><p>${p.email} &nbsp; ${p.phone}</p>${section('About me', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}`,
  },
  {
    id: 'h09-spaced-letters',
    style: 'h1{font-size:24px;white-space:pre}',
    body: (p, l) =>
      `<h1>${p.shown
        .toUpperCase()
        .split(' ')
        .map((word) => [...word].join(' '))
        .join('   ')}</h1><p>${p.email} • ${p.phone} • ${l.city}</p>${work(l)}${rest(l)}`,
  },
  {
    id: 'h10-name-on-two-lines',
    style: 'h1{font-size:38px;line-height:1;margin:0}h1 span{display:block}.s{float:right;width:30%}',
    body: (p, l) =>
      `<div class=s><p>${p.phone}</p><p>${mail(p.email)}</p><p>${l.city}</p></div><h1>${nameLines(p)
        .map((line) => `<span>${line}</span>`)
        .join('')}</h1><p>${l.title}</p>${section('Profile', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}`,
  },
  {
    id: 'h11-typewriter',
    style: '*{font-family:"DejaVu Sans Mono",monospace;font-size:12px;font-weight:normal}',
    body: (p, l) =>
      `<p>${p.shown}<br>${l.city}<br>Ph: ${p.phone}<br>${p.email}</p>${section('SUMMARY', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}${details(l)}`,
  },
  {
    id: 'h12-bordered-table',
    style:
      'td{border:1px solid #000;padding:4px}table{border-collapse:collapse;width:100%}h1{font-size:18px;text-align:center}',
    body: (p, l) =>
      `<h1>BIO-DATA</h1><table><tr><td>Candidate Name</td><td>${p.shown}</td></tr><tr><td>Post applied for</td><td>${l.title}</td></tr><tr><td>E-mail Id</td><td>${p.email}</td></tr><tr><td>Mobile No.</td><td>${p.phone}</td></tr></table>${work(l)}${rest(l)}${details(l)}`,
  },
  {
    id: 'h13-symbols-at-foot',
    style: 'h1{font-size:28px}footer{border-top:2px solid;margin-top:30px}',
    body: (p, l) =>
      `<h1>${p.shown}</h1><h3>${l.title}</h3>${section('Profile', `<p>${l.summary}</p>`)}${work(l)}${rest({ ...l, referees: [] })}<footer>☎ ${p.phone} &nbsp; ✉ ${p.email}</footer>`,
  },
  {
    id: 'h14-broken-address',
    style:
      'body{display:grid;grid-template-columns:105px 1fr;gap:18px}aside{font-size:13px;overflow-wrap:anywhere}h1{font-size:26px}',
    body: (p, l) =>
      `<aside><p>${mail(p.email)}</p><p>${p.phone}</p><h3>Languages</h3><p>English</p></aside><main><h1>${p.shown}</h1>${section('Summary', `<p>${l.summary}</p>`)}${work(l)}${rest(l)}</main>`,
  },
  {
    id: 'h15-title-above-name',
    style: 'h1{font-size:24px;margin:0}h2.t{font-size:15px;color:#666;margin:0}',
    body: (p, l) =>
      `<h2 class=t>${l.title.toUpperCase()}</h2><h1>${p.shown}</h1><p>Call ${p.phone}<br>Write ${p.email}</p>${work(l)}${rest(l)}`,
  },
  {
    id: 'h16-two-languages',
    style:
      'h1{font-size:22px}body{font-family:"Noto Sans","Noto Sans Devanagari","Noto Sans Kannada",sans-serif}',
    body: (p, l) =>
      `<h1>Resume / बायोडाटा</h1>${rows([
        ['नाम', p.shown],
        ['मोबाइल', p.phone],
        ['ईमेल', p.email],
      ])}${section('अनुभव / Experience', `<p>${l.jobs[0]![0]}</p>`, list(l.duties))}${section('शिक्षा / Education', list(l.education))}`,
  },
  {
    id: 'h17-contact-last',
    style: 'h1{font-size:24px;text-align:right}',
    body: (p, l) =>
      `<h1>${p.shown}</h1>${section('Objective', `<p>${l.summary}</p>`)}${work(l)}${section('Education', list(l.education))}${section('Contact', `<p>${p.email}</p><p>${p.phone}</p>`)}`,
  },
  {
    id: 'h18-application',
    style: 'h1{font-size:18px}',
    body: (p, l) =>
      `<p><b>Application for the post of ${l.title}</b></p><h1>${p.shown}</h1><p>${l.personal[3]![1]}</p><p>Phone ${p.phone}, e-mail ${p.email}</p>${work(l)}${rest(l)}`,
  },
];

function nameLines({ shown }: Person): string[] {
  const words = shown.split(' ');
  return words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)!] : words;
}

/** As one page that needs nothing from elsewhere. */
export function htmlPage({ style, body }: Layout, person: Person, life: Life): string {
  return `<!doctype html><meta charset="utf-8"><title>CV</title><style>body{font:14px/1.4 "Noto Sans","Noto Sans Devanagari","Noto Sans Kannada",sans-serif;margin:0}h2{font-size:16px;margin:12px 0 4px}p,ul{margin:4px 0}${style}</style><body>${body(person, life)}</body>`;
}
