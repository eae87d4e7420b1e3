import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { upstreamJob } from '@/lib/upstream/jobs';
import { toJob } from '@/lib/jobs/job';
import { safeHtmlText } from '@/lib/base/html';
import { RichText } from '../jobs/job-text';

// 4,000 real ads, which tests may read but the repository must not contain.
const file = path.resolve(__dirname, '../../../shared/data/real-jobs.jsonl.gz');
const testIfThere = existsSync(file) ? test : test.skip;

// Matched only inside tags, as an ad's text may mention JavaScript.
const forbidden =
  /^<(h1|script|style|img|iframe|svg|form|input)\b|\s(on\w+|style|class|id|src)=|href="(?!https?:|mailto:|tel:)/i;

testIfThere(
  '4,000 real ads are shown without error and without anything forbidden',
  () => {
    const ads: unknown[] = gunzipSync(readFileSync(file))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(ads).toHaveLength(4000);
    const found: string[] = [];
    let texts = 0;
    const lost: string[] = [];
    for (const ad of ads) {
      const job = toJob(upstreamJob.parse(ad));
      for (const html of [job.descriptionHtml, job.qualificationHtml, job.responsibilitiesHtml]) {
        const markup = renderToStaticMarkup(<RichText html={safeHtmlText(html)} />);
        const inner = markup.slice('<div class="rich-text">'.length);
        found.push(...(inner.match(/<[^>]*>/g) ?? []).filter((tag) => forbidden.test(tag)));
        const hasText = /\p{L}/u.test(html.replace(/<[^>]*>|&\w+;/g, ''));
        if (hasText) texts++;
        if (hasText && !/\p{L}/u.test(inner.replace(/<[^>]*>/g, ''))) lost.push(html);
      }
    }
    expect(found).toEqual([]);
    expect(lost).toEqual([]);
    expect(texts).toBeGreaterThan(3000);
  },
  120_000,
);

test('the pattern finds what is forbidden', () => {
  for (const tag of [
    '<h1>',
    '<img src="x">',
    '<p style="a">',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<a href="/x">',
  ])
    expect(tag).toMatch(forbidden);
  for (const tag of ['<p>', '<h2>', '<a href="https://x.example" rel="nofollow noopener">', '</div>'])
    expect(tag).not.toMatch(forbidden);
});
