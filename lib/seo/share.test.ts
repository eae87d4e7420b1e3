import { shareLinks, shareNetworks, shareUrl, sharePopupSize } from './share';

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

test('the four networks are the specification’s', () => {
  expect(shareLinks(page, title)[0]).toEqual({
    network: 'WhatsApp',
    href: shareUrl('WhatsApp', page, title),
  });
  expect(shareNetworks).toEqual(['WhatsApp', 'Facebook', 'LinkedIn', 'X']);
});

test.each([
  [
    { width: 320, height: 568 },
    { width: 500, height: 400 },
  ],
  [
    { width: 1366, height: 768 },
    { width: 683, height: 538 },
  ],
  [
    { width: 3840, height: 2160 },
    { width: 1000, height: 820 },
  ],
  [
    { width: 1000, height: 571 },
    { width: 500, height: 400 },
  ],
])('on a screen of %j the popup is %j', (screen, size) => {
  expect(sharePopupSize(screen)).toEqual(size);
});
