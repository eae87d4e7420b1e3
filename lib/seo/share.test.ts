import { shareLinks, shareNetworks, shareUrl, whatsappShare } from './share';

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

test('WhatsApp is given the title and the whole URL', () => {
  const url = new URL(whatsappShare(page, title));
  expect(url.host).toBe('wa.me');
  expect(Object.fromEntries(url.searchParams)).toEqual({ text: `${title} ${page}` });
});

test('the four networks are the specification’s', () => {
  expect(shareLinks(page, title)[0]).toEqual({
    network: 'WhatsApp',
    href: shareUrl('WhatsApp', page, title),
  });
  expect(shareNetworks).toEqual(['WhatsApp', 'Facebook', 'LinkedIn', 'X']);
});
