import { checkContact, type ContactVerdict, type Published } from './check-contact';

const published: Published = {
  phone: '+918041234567',
  whatsapp: '+919845012345',
  email: 'hello@dwaar.example',
  grievance: 'grievance@dwaar.example',
  websites: ['https://www.dwaar.example', 'https://jobs.dwaar.example'],
  profiles: [
    'https://www.facebook.com/dwaar',
    'https://www.linkedin.com/company/dwaar',
    'https://www.facebook.com/profile.php?id=100064000000001',
  ],
};
const own = (what: Extract<ContactVerdict, object>['own']) => ({ own: what });

test.each<[string, ContactVerdict]>([
  // Phone numbers
  ['+91 80 4123 4567', own('phone')],
  ['+918041234567', own('phone')],
  ['08041234567', own('phone')],
  ['918041234567', own('phone')],
  ['+91 (0)80 4123 4567', own('phone')],
  ['  98450 12345  ', own('whatsapp')],
  ['+91 98450 12345.', own('whatsapp')],
  ['+1 804 123 4567', 'not-own'],
  ['80412345', 'not-own'],
  ['8041234567 8041234567', 'several'],
  ['+', 'unreadable'],
  // Mail addresses
  ['hello@dwaar.example', own('email')],
  ['mailto:hello@dwaar.example', own('email')],
  ['Dwaar Talent <hello@dwaar.example>', own('email')],
  ['grievance@dwaar.example', own('grievance')],
  ['hr@dwaar.example', 'own-domain'],
  ['hello+offer@dwaar.example', 'own-domain'],
  ['hello@dwaar.example.evil.example', 'not-own'],
  ['hello@evil-dwaar.example', 'not-own'],
  ['hello.dwaar.example@mail.example', 'not-own'],
  ['"hello@dwaar.example" <offer@evil.example>', 'several'],
  ['hello@dwaar.example <offer@evil.example>', 'several'],
  ['hello@dwааr.example', 'not-own'],
  ['hello@xn--dwr-5cdk.example', 'not-own'],
  // Links
  ['https://www.dwaar.example', own('website')],
  ['https://dwaar.example/job-details/7/nurse?x=1#y', own('website')],
  ['www.dwaar.example', own('website')],
  ['careers.dwaar.example', own('website')],
  ['https://dwaar.example./', own('website')],
  ['“https://dwaar.example/job”', own('website')],
  ['https://dwaar.example../job', 'not-own'],
  ['https://dwaar.example:8443/', 'not-own'],
  ['https://dwaar.example.evil.example', 'not-own'],
  ['https://evildwaar.example', 'not-own'],
  ['https://evil.example/dwaar.example', 'not-own'],
  ['https://evil.example/?u=https://dwaar.example', 'not-own'],
  ['https://dwaar.example@evil.example/', 'not-own'],
  ['https://evil@dwaar.example/', 'not-own'],
  ['https://dwaar.example%2eevil.example/', 'not-own'],
  ['https://dwaar.example\\@evil.example', 'not-own'],
  ['https:\\\\dwaar.example', 'not-own'],
  ['https://dwaаr.example', 'not-own'],
  ['https://xn--dwar-63d.example', 'not-own'],
  ['https://ｄwaar.example', 'not-own'],
  ['https://dwaar。example', 'not-own'],
  ['https://dwaar.exa\u200bmple', 'not-own'],
  ['https://dwaar\u00ad.example', 'not-own'],
  ['https://\u202eelpmaxe.raawd', 'not-own'],
  ['https://dwaar.example /pay', 'several'],
  ['https://dwaar.ex\tample', 'not-own'],
  ['https://10.0.0.1/dwaar.example', 'not-own'],
  ['ftp://dwaar.example', 'not-own'],
  ['javascript:location="https://dwaar.example"', 'several'],
  ['https://bit.ly/3xyz', 'not-own'],
  ['https://', 'unreadable'],
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
  ['https://wa.me.evil.example/919845012345', 'not-own'],
  // Nothing of the kind
  ['', 'unreadable'],
  ['Dwaar Talent', 'unreadable'],
  ['x'.repeat(2001), 'unreadable'],
])('%j', (typed, verdict) => expect(checkContact(typed, published)).toEqual(verdict));

// Imitations of the agency's contacts: never a yes.
test.each<[string, ContactVerdict]>([
  // More than one address
  ['https://evil.example/pay<https://www.dwaar.example>', 'several'],
  ['https://evil.example <https://dwaar.example>', 'several'],
  ['https://dwaar.example https://evil.example', 'several'],
  ['“https://dwaar.example”evil.example/pay', 'several'],
  ['dwaar.example evil.example', 'several'],
  ['https://dwaar.example @evil.example', 'several'],
  ['https://dwaar.example/?next=https://evil.example', 'several'],
  ['https://dwaar.example/?next=https%3A%2F%2Fevil.example', 'several'],
  ['https://wa.me/919845012345?text=https://evil.example', 'several'],
  ['https://www.facebook.com/dwaar?u=https://evil.example', 'several'],
  ['https://dwaar.example/,https://evil.example', 'several'],
  ['hello@dwaar.example,hr@evil.example', 'several'],
  ['hr@evil.example (hello@dwaar.example)', 'several'],
  ['mailto:hello@dwaar.example?cc=hr@evil.example', 'not-own'],
  ['"hello@dwaar.example"@evil.example', 'several'],
  ['080 4123 4567 or 98765 43210', 'several'],
  ['hello@dwaar.example 98765 43210', 'several'],
  ['evil．example hello@dwaar.example', 'several'],
  // Mail addresses
  ['hr@evil.example?x=.dwaar.example', 'not-own'],
  ['hr@evil.example\\.dwaar.example', 'not-own'],
  ['hr@evil.example%2f.dwaar.example', 'not-own'],
  ['hr@dwaar.example.', 'own-domain'],
  ['hr@dwaar。example', 'not-own'],
  ['hr%evil.example@dwaar.example', 'unreadable'],
  ['mailto:hello@dwaar.example?cc=hr%40evil.example', 'not-own'],
  ['hello@[127.0.0.1]', 'not-own'],
  ['upi://pay?pa=hello@dwaar.example', 'not-own'],
  // Links
  ['https:dwaar.example', 'not-own'],
  ['https://evil.example\\.dwaar.example', 'not-own'],
  ['https://evil.example%23.dwaar.example', 'not-own'],
  ['https://dwaar.example:443:@evil.example', 'not-own'],
  ['https://dwaar.example\t.evil.example', 'not-own'],
  ['https://evil.example/\u202e/elpmaxe.raawd//:sptth', 'not-own'],
  ['https://dwaar．example', 'not-own'],
  ['https://dwaar.exampIe', 'not-own'],
  ['https://dvvaar.example', 'not-own'],
  ['https://dwaаr.example/job', 'not-own'],
  ['view-source:https://dwaar.example', 'not-own'],
  ['intent://dwaar.example#Intent;scheme=https;end', 'not-own'],
  // Networks
  ['https://www.facebook.com/profile.php?id=666', 'not-own'],
  ['https://www.facebook.com/profile.php?id=100064000000001&id=666', 'not-own'],
  ['https://www.facebook.com/profile.php?id=666&id=100064000000001', 'not-own'],
  ['https://www.facebook.com/profile.php?id=1000640000000010', 'not-own'],
  ['https://www.facebook.com/profile.php#?id=100064000000001', 'not-own'],
  ['https://www.facebook.com/dwaar/../evil', 'not-own'],
  ['https://www.facebook.com/dwaar%2f..%2fevil', 'not-own'],
  ['https://evil.facebook.com.evil.example/dwaar', 'not-own'],
  ['https://api.whatsapp.com/send?phone=919845012345&phone=919876543210', 'not-own'],
  ['https://wa.me/919845012345?phone=919876543210', 'not-own'],
  ['https://wa.me/919876543210?text=919845012345', 'not-own'],
  ['https://wa.me/919845012345/919876543210', 'not-own'],
  ['https://wa.me/evil?phone=919845012345', 'not-own'],
  // Numbers
  ['*401*9845012345#', 'unreadable'],
  ['**21*+919845012345#', 'unreadable'],
  ['send 80 rupees to 4123 4567', 'several'],
  ['+92 98450 12345', 'not-own'],
])('no yes to %j', (typed, verdict) => expect(checkContact(typed, published)).toBe(verdict));

// The agency's contacts, as phones, mail programs and people copy them.
test.each<[string, ContactVerdict]>([
  ['WhatsApp: +91 98450 12345', own('whatsapp')],
  ['Mob. 98450-12345 (HR)', own('whatsapp')],
  ['\u202a+91\xa098450\xa012345\u202c', own('whatsapp')],
  ['９８４５０ １２３４５', own('whatsapp')],
  ['Call us: 080 – 4123 4567', own('phone')],
  ['https://wa.me/+919845012345', own('whatsapp-chat')],
  ['wa.me/919845012345?text=Hello%20there', own('whatsapp-chat')],
  [
    'https://api.whatsapp.com/send/?phone=919845012345&text&type=phone_number&app_absent=0',
    own('whatsapp-chat'),
  ],
  ['"Dwaar Talent Pvt. Ltd." <hello@dwaar.example>', own('email')],
  ['Dwaar Talent (Grievance Officer) <grievance@dwaar.example>;', own('grievance')],
  ['E-mail: hello@dwaar.example', own('email')],
  ['ईमेल: hello@dwaar.example', own('email')],
  ['HR Team – Asha Rao <hr@dwaar.example>', 'own-domain'],
  ['https://dwaar.example/job!', own('website')],
  ['Apply here: https://dwaar.example/job-details/7/nurse.', own('website')],
  ['(see www.dwaar.example/job).', own('website')],
  ['\u200ehttps://dwaar.example/job', own('website')],
  ['https://dwaar.example/job?q=nurse,2&utm_source=naukri.com', own('website')],
  ['https://www.facebook.com/profile.php?id=100064000000001', own('profile')],
  ['https://m.facebook.com/profile.php?id=100064000000001', own('profile')],
  ['https://www.linkedin.com/company/dwaar/?originalSubdomain=in', own('profile')],
])('yes to %j', (typed, verdict) => expect(checkContact(typed, published)).toEqual(verdict));

test('a number that is both is reported as both, and a site on a custom port is recognised', () => {
  const same = { ...published, whatsapp: published.phone, websites: ['http://localhost:3000'] };
  expect(checkContact('080 4123 4567', same)).toEqual(own('phone-and-whatsapp'));
  expect(checkContact('http://localhost:3000/job', same)).toEqual(own('website'));
  expect(checkContact('http://localhost:3001/job', same)).toBe('not-own');
});

test('an agency with a name in its own script is recognised by it, and by its DNS form', () => {
  const inHindi = { ...published, websites: ['https://xn--j2buo0b8d.example'] };
  expect(checkContact('https://द्वार.example', inHindi)).toEqual(own('website'));
  expect(checkContact('https://xn--j2buo0b8d.example/', inHindi)).toEqual(own('website'));
  expect(checkContact('https://द्वारा.example', inHindi)).toBe('not-own');
});

test('a website that is one of many at its host is known by its path, and a profile by a name with "@"', () => {
  const hosted = {
    ...published,
    websites: ['https://sites.host.example/view/dwaar'],
    profiles: ['https://www.youtube.com/@dwaar'],
  };
  expect(checkContact('https://sites.host.example/view/dwaar/jobs', hosted)).toEqual(own('website'));
  expect(checkContact('https://sites.host.example/view/dwaar2', hosted)).toBe('not-own');
  expect(checkContact('https://sites.host.example/', hosted)).toBe('not-own');
  expect(checkContact('youtube.com/@dwaar', hosted)).toEqual(own('profile'));
  expect(checkContact('youtube.com/@dwaar2', hosted)).toBe('not-own');
});

test('other addresses at the same mail provider are not the agency’s', () => {
  const small = { ...published, email: 'agency@mail.example' };
  expect(checkContact('agency@mail.example', small)).toEqual(own('email'));
  expect(checkContact('agency-hr@mail.example', small)).toBe('not-own');
});
