import { claims } from './claims';
import { identity } from './identity';
import { law } from './law';
import { clause } from './said';
import { ownWords } from './site/own-words';
import type { LegalDocument } from './legal-document';

/** When every page was last tested with the tools below. */
const testedIn = 'November 2026';

/** The accessibility statement. docs/accessibility.md names the test of each claim. */
export const accessibility: LegalDocument = ownWords('accessibility', {
  title: 'Accessibility',
  presentText: '27 November 2026',
  lead: 'How we test whether everyone can use this website, what does not work yet, and whom to tell.',
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        `We want everyone to be able to search, read and apply here, also with a screen reader, a keyboard, large text or a small phone. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. The Indian standard is ${law.accessibility.standard}. No outside body has certified this website against either of them.`,
      ],
    },
    {
      id: 'tried',
      heading: 'What we have tried',
      paragraphs: [
        `The makers of this website’s software run these tests in the Chromium browser on each new version, last in ${testedIn}.`,
      ],
      table: {
        columns: ['What', 'How', 'By whom'],
        rows: [
          [
            'Automatic check',
            'axe, on every page and in states such as open menus and mistakes in forms',
            'A program',
          ],
          ['Keyboard', 'Menu, search, filters and forms, without a mouse', 'A program and the makers'],
          ['Large text', 'Text at 200% on a phone, nothing cut off', 'A program'],
          ['Narrow screens', 'No sideways scrolling at 320 px wide', 'A program'],
          ['Own colours', 'Forced colours, as in Windows high contrast', 'A program'],
          ['Less motion', 'The device’s setting for reduced motion', 'A program'],
          [
            'Screen readers',
            'Only names and roles, as a screen reader gets them',
            'A program, not yet a person',
          ],
        ],
      },
    },
    {
      id: 'not-yet',
      heading: 'What does not work yet',
      paragraphs: ['A program finds only some of the problems. These are the gaps we know of:'],
      bullets: [
        'No person has yet tested the site with a screen reader such as NVDA, JAWS, TalkBack or VoiceOver',
        'The tests run in Chromium only, not in Firefox or Safari',
        'The picture code in forms has no sound. Press “Continue without the picture” above it: your device then does a short task for you instead',
        'Forms and saved jobs need JavaScript. Without it, call us or write to us',
        'Employers write the job texts, and some of them are hard to read',
        'The map on the contact page comes from another service. The address stands beside it as text',
        'Pages for employers are in English only. Those for candidates are also in Hindi and Kannada, but what an employer wrote is shown as it was written',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us about a problem',
      paragraphs: [
        `Write to ${identity.email} or call ${identity.phone.label}, and begin the subject with “Accessibility”. Tell us the page, what you wanted to do, and what device or program you use. ${clause`We reply within ${claims.enquiryReply}.` || 'We reply to every message.'}`,
        'If you cannot use a form, we take your application or enquiry by phone or email in the same way.',
      ],
      link: { label: 'Write to us', href: '/contact' },
    },
  ],
});
