import { shareLinks, shareUrl, whatsappQuestion } from './share';

const page = 'https://www.example.in/job-details/7/nurse?a=1&b=2';
const title = 'Nurse & Driver #1';

test.each([
  ['WhatsApp', 'https://api.whatsapp.com/send', { text: `${title} ${page}` }],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: page }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: page }],
  ['X', 'https://x.com/intent/post', { url: page, text: title }],
] as const)('%s opens %s', (network, address, query) => {
  const url = new URL(shareUrl(network, page, title));
  expect(url.origin + url.pathname).toBe(address);
  expect(Object.fromEntries(url.searchParams)).toEqual(query);
  expect(url.hash).toBe('');
});

test('a question on WhatsApp goes to the agency’s number, its text encoded', () => {
  expect(whatsappQuestion('+910000000000', 'Nurse & more (job 7): https://x.example/?a=1')).toBe(
    'https://wa.me/910000000000?text=Nurse%20%26%20more%20(job%207)%3A%20https%3A%2F%2Fx.example%2F%3Fa%3D1',
  );
});

test('a job is shared on the four networks of the specification', () => {
  const networks = shareLinks(page, title).map(({ network }) => network);
  expect(networks).toEqual(['WhatsApp', 'Facebook', 'LinkedIn', 'X']);
});
