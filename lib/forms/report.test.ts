import { upstreamForTests } from '../../test/upstream-for-tests';
import { reports } from '../content/enquiries';
import { routes } from '../routes';
import { requestedReport } from './report';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

/** The contact page's input for one of the site's addresses. */
const query = (address: string) =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams.entries());

const welder = { id: 12, title: 'Welder', company_name: 'Neem &amp; Sons' };

test('a report names the job, as the API describes its id', async () => {
  upstream.answersJson({ status: 1, job: welder });
  expect(await requestedReport(query(routes.reportJob('12')))).toEqual({
    subject: 'Report about job 12: Welder at Neem & Sons',
    hint: reports.job.hint,
  });
  expect(await requestedReport(query(routes.reportMoney('12')))).toEqual({
    subject: 'Demand for money about job 12: Welder at Neem & Sons',
    hint: reports.money.hint,
  });
});

test('a demand for money can be reported without a job, too', async () => {
  const report = { subject: 'Demand for money', hint: reports.money.hint };
  expect(await requestedReport(query(routes.reportMoney()))).toEqual(report);
  upstream.answersJson({ status: 0 }, 404);
  expect(await requestedReport(query(routes.reportMoney('404')))).toEqual(report);
});

test.each([{}, { report_job: '' }, { report_job: '../admin' }, { report_job: '405' }, { report: 'x' }])(
  '%j opens the plain form',
  async (asked) => {
    upstream.answersJson({ status: 0 }, 404);
    expect(await requestedReport(asked)).toBeNull();
  },
);

test('while the API fails, only the id is known', async () => {
  upstream.answers((_, response) => response.writeHead(500).end());
  expect((await requestedReport({ report_job: '13' }))?.subject).toBe('Report about job 13');
});
