import { checkContact, type ContactVerdict, type Published } from './check-contact';

const published: Published = {
  phone: '+918041234567',
  whatsapp: '+919845012345',
  email: 'hello@dwaar.example',
  grievance: 'grievance@dwaar.example',
  websites: ['https://www.dwaar.example', 'https://jobs.dwaar.example'],
  profiles: ['https://www.facebook.com/dwaar', 'https://www.linkedin.com/company/dwaar'],
};
const own = (what: Extract<ContactVerdict, object>['own']) => ({ own: what });

test.each<[string, ContactVerdict]>([
  // Phone numbers
  ['+91 80 4123 4567', own('phone')],
  ['+918041234567', own('phone')],
  ['08041234567', own('phone')],
  ['080-4123 4567', own('phone')],
  ['(080) 4123.4567', own('phone')],
  ['0091 80 41234567', own('phone')],
  ['918041234567', own('phone')],
  ['8041234567', own('phone')],
  ['+91 (0)80 4123 4567', own('phone')],
  ['tel:+91-80-4123-4567', own('phone')],
  ['  98450 12345  ', own('whatsapp')],
  ['+91 98450 12345.', own('whatsapp')],
  ['98450 12346', 'not-own'],
  ['+1 804 123 4567', 'not-own'],
  ['+92 80 4123 4567', 'not-own'],
  ['80412345', 'not-own'],
  ['804123456', 'not-own'],
  ['80412345678', 'not-own'],
  ['8041234567 8041234567', 'unreadable'],
  ['1930', 'unreadable'],
  ['+', 'unreadable'],
  // Mail addresses
  ['hello@dwaar.example', own('email')],
  ['HELLO@Dwaar.Example', own('email')],
  ['mailto:hello@dwaar.example', own('email')],
  ['Dwaar Talent <hello@dwaar.example>', own('email')],
  ['<hello@dwaar.example>,', own('email')],
  ['hello@dwaar.example.', own('email')],
  ['grievance@dwaar.example', own('grievance')],
  ['hr@dwaar.example', 'own-domain'],
  ['offers@jobs.dwaar.example', 'own-domain'],
  ['hello+offer@dwaar.example', 'own-domain'],
  ['hello@dwaar.example.evil.example', 'not-own'],
  ['hello@evil-dwaar.example', 'not-own'],
  ['hello@dwaar.co', 'not-own'],
  ['hello.dwaar.example@mail.example', 'not-own'],
  ['"hello@dwaar.example" <offer@evil.example>', 'not-own'],
  ['hello@dwaar.example <offer@evil.example>', 'not-own'],
  ['hello@dwааr.example', 'not-own'],
  ['hello@xn--dwr-5cdk.example', 'not-own'],
  ['dwaar@okaxis', 'not-own'],
  // Links
  ['https://www.dwaar.example', own('website')],
  ['https://dwaar.example/job-details/7/nurse?x=1#y', own('website')],
  ['http://dwaar.example/', own('website')],
  ['HTTPS://WWW.DWAAR.EXAMPLE/Jobs', own('website')],
  ['www.dwaar.example', own('website')],
  ['dwaar.example/apply', own('website')],
  ['careers.dwaar.example', own('website')],
  ['https://dwaar.example./', own('website')],
  ['https://dwaar.example:443/', own('website')],
  ['“https://dwaar.example/job”', own('website')],
  ['(https://dwaar.example)', own('website')],
  ['<https://dwaar.example>', own('website')],
  ['https://dwaar.example..', own('website')],
  ['https://dwaar.example../job', 'not-own'],
  ['https://dwaar.example:8443/', 'not-own'],
  ['https://dwaar.example.evil.example', 'not-own'],
  ['https://evildwaar.example', 'not-own'],
  ['https://dwaar-example.evil.example', 'not-own'],
  ['https://evil.example/dwaar.example', 'not-own'],
  ['https://evil.example/?u=https://dwaar.example', 'not-own'],
  ['https://evil.example#dwaar.example', 'not-own'],
  ['https://dwaar.example@evil.example/', 'not-own'],
  ['https://evil@dwaar.example/', 'not-own'],
  ['https://dwaar.example%2eevil.example/', 'not-own'],
  ['https://dwaar%2eexample/', 'not-own'],
  ['https://dwaar.example\\@evil.example', 'not-own'],
  ['https:\\\\dwaar.example', 'not-own'],
  ['https://dwaаr.example', 'not-own'],
  ['https://xn--dwar-63d.example', 'not-own'],
  ['https://ｄwaar.example', 'not-own'],
  ['https://dwaar。example', 'not-own'],
  ['https://dwaar.exa\u200bmple', 'not-own'],
  ['https://dwaar\u00ad.example', 'not-own'],
  ['https://\u202eelpmaxe.raawd', 'not-own'],
  ['https://dwaar.example /pay', 'not-own'],
  ['https://dwaar.ex\tample', 'not-own'],
  ['https://10.0.0.1/dwaar.example', 'not-own'],
  ['https://[::1]/', 'not-own'],
  ['ftp://dwaar.example', 'not-own'],
  ['javascript:location="https://dwaar.example"', 'not-own'],
  ['data:text/html,dwaar.example', 'not-own'],
  ['https://bit.ly/3xyz', 'not-own'],
  ['dwaar.exemple', 'not-own'],
  ['https://', 'not-own'],
  // Networks
  ['https://www.facebook.com/dwaar', own('profile')],
  ['https://m.facebook.com/Dwaar/', own('profile')],
  ['https://in.linkedin.com/company/dwaar', own('profile')],
  ['facebook.com/dwaar?ref=share', own('profile')],
  ['https://www.facebook.com/dwaar.jobs', 'not-own'],
  ['https://www.facebook.com/', 'not-own'],
  ['https://facebook.com.evil.example/dwaar', 'not-own'],
  ['https://wa.me/919845012345', own('whatsapp-chat')],
  ['https://api.whatsapp.com/send?phone=919845012345&text=Hi', own('whatsapp-chat')],
  ['https://wa.me/919845012346', 'not-own'],
  ['https://wa.me.evil.example/919845012345', 'not-own'],
  ['https://chat.whatsapp.com/AbCdEf', 'not-own'],
  // Nothing of the kind
  ['', 'unreadable'],
  ['   ', 'unreadable'],
  ['Dwaar Talent', 'unreadable'],
  ['hello', 'unreadable'],
  ['@dwaar', 'unreadable'],
  ['x'.repeat(2001), 'unreadable'],
])('%j', (typed, verdict) => expect(checkContact(typed, published)).toEqual(verdict));

test('a number that is both says so, and a site on a port of its own is known by it', () => {
  const same = { ...published, whatsapp: published.phone, websites: ['http://localhost:3000'] };
  expect(checkContact('080 4123 4567', same)).toEqual(own('phone-and-whatsapp'));
  expect(checkContact('http://localhost:3000/job', same)).toEqual(own('website'));
  expect(checkContact('http://localhost:3001/job', same)).toBe('not-own');
});

test('an agency whose name is in its own letters is known by them, and by what DNS calls it', () => {
  const inHindi = { ...published, websites: ['https://xn--j2buo0b8d.example'] };
  expect(checkContact('https://द्वार.example', inHindi)).toEqual(own('website'));
  expect(checkContact('https://xn--j2buo0b8d.example/', inHindi)).toEqual(own('website'));
  expect(checkContact('https://द्वारा.example', inHindi)).toBe('not-own');
});

test('addresses at a mail provider are not all ours', () => {
  const small = { ...published, email: 'agency@mail.example' };
  expect(checkContact('agency@mail.example', small)).toEqual(own('email'));
  expect(checkContact('agency-hr@mail.example', small)).toBe('not-own');
});
