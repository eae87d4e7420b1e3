/**
 * Words that stemming would confuse with others ("intern" with "international"), or that do not count as the beginning of
 * another ("java" of "javascript"). Each entry has the index word, then its other forms; the plural in -s is implied. Other
 * words with the same stem must be listed too, or be harmless.
 */
export const WHOLE_WORDS: readonly string[] = [
  'accessible accessibility, accountable accountability accountabilities, ad, add added adding, animal',
  'applicable applicability, applicant, assistant, audition auditioning, author, authority authorities',
  'authorization authorisation authorize authorized authorizing authorised, beautiful beautifully',
  'bus buses, busy, community communities, computer, constructive constructively, controller, conversion',
  'corporation, counselling counseling, customer, customs, designate designated designating, designation',
  'doctorate doctoral, edition, elevator, engine, evening, excel, excellence excellency',
  'excellent excellently, executive, experiment experimental experimented experimenting experimentation',
  'fabrication fabricate fabricated fabricating fabricator fabricators, fitness, gas gases',
  'general generally, generation, generative, generator, generic generically, generous generously',
  'going goes, governance, government governmental, hospital, hospitality, importance',
  'important importantly, installment instalment, instrumental, integral, integrity, intern',
  'internal internally, international internationally, internship, java',
  'localization localisation localize localized localizing, mechanic, mechanism, medication, navy, news, nursery nurseries',
  'objective objectively, operator, officer, organic organically',
  'organization organisation organizational organisational organize organizes organized organizing organizer organizers',
  'personal personally, personality personalities, personalize personalized personalization',
  'physical physically, physics, positive positively, production, productivity productive productively',
  'publication, relation, resident residency residential',
  'responsible responsibly responsibility responsibilities, responsive responsiveness, security',
  'securities, staffing, succession, tailored, transformer, typing, universal universally',
  'university universities, use used using useful, utility utilities, wellness',
].flatMap((line) => line.split(', '));
