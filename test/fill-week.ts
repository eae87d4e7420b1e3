import { openSqliteStore } from '../backend/open-store';
import { storeFile } from '../backend/base/data-dir';
import { makePdf, stream } from './cv-files/pdf';
import { playedWeek } from './played-week';

/** A program: fills a data folder, its argument, with the played week, so that its last application came a minute ago. */
const { jobs, applications } = playedWeek();
let now = new Date();
const store = openSqliteStore({ file: storeFile(process.argv[2]!), now: () => now });
const behind = now.getTime() - 60_000 - Date.parse(applications.at(-1)!.at);
now = new Date(Date.parse(applications[0]!.at) + behind - 86_400_000);
await store.upsertJobs(jobs);
for (const { at, fields, cvText } of applications) {
  now = new Date(Date.parse(at) + behind);
  const lines = cvText.match(/.{1,80}(?: |$)/g)!.map((line) => `(${line}) Tj T*`);
  const bytes = makePdf({ objects: { 4: stream(`BT /F1 11 Tf 14 TL 50 780 Td ${lines.join(' ')} ET`) } });
  await store.addApplication(fields, { name: 'cv.pdf', mimeType: 'application/pdf', bytes });
}
await store.close();
