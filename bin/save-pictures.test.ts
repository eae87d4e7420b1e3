import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { receiverForTests, temporaryFolder } from '../test/backend';
import { savePictures } from './save-pictures';

const website = receiverForTests();
const folder = temporaryFolder();
const PAGE = '/job-details/1042/staff-nurse';

/** A website whose picture and poster are their own paths; `status`: of both. */
function answerWith(status: number) {
  website.answers(({ path }, response) => {
    if (path === '/job-details/1042') response.writeHead(308, { location: PAGE }).end();
    else if (path.startsWith(`${PAGE}/`)) response.writeHead(status).end(path);
    else response.writeHead(404).end();
  });
}

test('picture and poster are written to a folder, which is created', async () => {
  answerWith(200);
  const out = join(folder, 'new');
  const files = await savePictures(website.origin(), '1042', out);
  expect(files).toEqual([join(out, 'job-1042-status.png'), join(out, 'job-1042-poster.pdf')]);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
    `${PAGE}/status.png`,
    `${PAGE}/poster.pdf`,
  ]);
});

test.each([
  ['1042', 410, 'The job 1042 is closed.'],
  ['1042', 503, 'The website returned 503'],
  ['7', 200, 'There is no job with the id 7.'],
  ['../x', 200, 'is not a job id'],
])('job %s, answered by %i: %s', async (id, status, problem) => {
  answerWith(status);
  await expect(savePictures(website.origin(), id, folder)).rejects.toThrow(problem);
});

test('a website that does not answer is reported', async () => {
  await expect(savePictures('http://127.0.0.1:1', '1042', folder)).rejects.toThrow(
    'The website does not respond at http://127.0.0.1:1: is it running?',
  );
});
