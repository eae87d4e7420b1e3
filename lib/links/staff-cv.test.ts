import { createHash } from 'node:crypto';
import { identity } from '../content/identity';
import { theme } from '../content/site/theme';
import { staffPage } from './staff-cv';

const evil = `<script>alert("1")</script>`;
const page = { title: `A title ${evil}`, texts: [evil], button: evil };

test('a page for the staff has the agency’s name and colours, and its policy allows only its style and logo', async () => {
  const response = staffPage(200, page);
  const html = await response.text();
  expect(html).toContain(`<header><img src="${identity.logo}" alt="" width="36" height="36">`);
  expect(html).toContain(`<span>${identity.name}</span></header>`);
  const [, style] = /<style>([^]*)<\/style>/.exec(html)!;
  expect(style).toContain(`background:${theme.palette.brand}`);
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  expect(html).not.toMatch(/<script|alert\("| style="|https?:/);
  expect(html.length).toBeLessThan(6_000);
});
