import { inquiry } from '../../test/backend';
import { jobOfInquiry } from './publish-inquiry';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const received = (fields: Record<string, string>) => ({
  ...{ id: 1, kind: 'inquiries' as const, received_at: NOON.toISOString(), reference: '', cv: null },
  fields: { ...inquiry, ...fields },
});

test('an inquiry becomes a job with what it says and what is chosen', () => {
  const text = received({ job_description: 'Welds & grinds.\n\n- day shift\n- <own> tools' });
  const choices = { category: 'Trades', salary: '₹20,000', type: 'Full-time', days: '30' };
  expect(jobOfInquiry(text, choices, 0, NOON)).toMatchObject({
    job: {
      id: 'inquiry-1',
      title: 'Welder',
      company_name: 'Kolam',
      location: 'Hubli',
      category: 'Trades',
      salary: '₹20,000',
      job_type: 'Full-time',
      description: '<p>Welds &amp; grinds.</p>\n<ul>\n<li>day shift</li>\n<li>&lt;own> tools</li>\n</ul>',
      expires_at: '2026-12-20T12:00:00.000Z',
    },
  });
  expect(jobOfInquiry(text, {}, 1, NOON)).toMatchObject({ job: { id: 'inquiry-1-2', expires_at: null } });
});
