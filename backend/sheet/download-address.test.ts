import { downloadAddress } from './sheet-address';

const to = (link: string) => downloadAddress(new URL(link)).href;
const ID = '1aBcD-efG_hIj';

test.each([
  // Copied from the address bar, from “Share”, with a second account, and from a phone.
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=42#gid=42`, `/d/${ID}/export?format=csv&gid=42`],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`, `/d/${ID}/export?format=csv&gid=0`],
  [`https://docs.google.com/spreadsheets/u/1/d/${ID}/edit?gid=7`, `/d/${ID}/export?format=csv&gid=7`],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing`, `/d/${ID}/export?format=xlsx`],
  [`https://docs.google.com/spreadsheets/d/${ID}/view`, `/d/${ID}/export?format=xlsx`],
  [`https://docs.google.com/spreadsheets/d/${ID}`, `/d/${ID}/export?format=xlsx`],
  [
    `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=1`,
    `/d/${ID}/export?format=csv&gid=1`,
  ],
  // Published to the web.
  [
    'https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml?gid=3&single=true',
    '/d/e/2PACX-x/pub?gid=3&single=true&output=csv',
  ],
  ['https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv', '/d/e/2PACX-x/pub?output=csv'],
  ['https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=xlsx', '/d/e/2PACX-x/pub?output=xlsx'],
])('Google Sheets: %s', (link, path) => expect(to(link)).toBe(`https://docs.google.com/spreadsheets${path}`));

test.each([
  [
    `https://drive.google.com/file/d/${ID}/view?usp=sharing`,
    `https://drive.google.com/uc?export=download&id=${ID}`,
  ],
  [`https://drive.google.com/open?id=${ID}`, `https://drive.google.com/uc?export=download&id=${ID}`],
  [
    'https://agency.sharepoint.com/:x:/s/jobs/EaBc123?e=xYz',
    'https://agency.sharepoint.com/:x:/s/jobs/EaBc123?e=xYz&download=1',
  ],
  [
    'https://agency-my.sharepoint.com/:x:/g/personal/asha_agency/EaBc123',
    'https://agency-my.sharepoint.com/:x:/g/personal/asha_agency/EaBc123?download=1',
  ],
  [
    'https://agency.sharepoint.com/sites/jobs/Shared%20Documents/jobs.xlsx?web=1',
    'https://agency.sharepoint.com/sites/jobs/Shared%20Documents/jobs.xlsx?download=1',
  ],
  [
    'https://1drv.ms/x/s!AaBb-cC?e=dD',
    // printf %s 'https://1drv.ms/x/s!AaBb-cC?e=dD' | base64, with - and _ for + and /, without =
    'https://api.onedrive.com/v1.0/shares/u!aHR0cHM6Ly8xZHJ2Lm1zL3gvcyFBYUJiLWNDP2U9ZEQ/root/content',
  ],
  [
    'https://www.dropbox.com/scl/fi/abc/jobs.xlsx?rlkey=k&dl=0',
    'https://www.dropbox.com/scl/fi/abc/jobs.xlsx?rlkey=k&dl=1',
  ],
  ['https://www.dropbox.com/s/abc/jobs.csv', 'https://www.dropbox.com/s/abc/jobs.csv?dl=1'],
  [
    'https://github.com/agency/jobs/blob/main/open/jobs.csv',
    'https://raw.githubusercontent.com/agency/jobs/main/open/jobs.csv',
  ],
])('%s', (link, download) => expect(to(link)).toBe(download));

test.each([
  'https://agency.example/jobs.xlsx?dl=0#x',
  'https://docs.google.com/document/d/1/edit',
  'https://sharepoint.com.evil.example/:x:/s/a',
  'https://github.com/agency/jobs',
  'https://onedrive.live.com/download?resid=1',
])('%s is its own', (link) => expect(to(link)).toBe(link));
