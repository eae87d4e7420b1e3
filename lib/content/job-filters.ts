import { education } from './jobs';
import { NOT_STATED, type FactName, type Sort } from '../contract/filters';
import type { GROUPS, Wishes } from '../contract/search';
import { inLanguages } from './words';

const years = { fresher: 'No experience yet', '1-2': '1–2 years', '3-5': '3–5 years', '6-9': '6–9 years' };

type GroupName = (typeof GROUPS)[number];

/** Texts of a job list's filters. */
export const jobFilters = inLanguages('jobFilters', {
  heading: 'Filters',
  /** Button that opens the filters on phones; `set` is the number of active ones. */
  open: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
  submit: 'Show jobs',
  any: 'Any',
  asTyped: (city: string) => `As typed: ${city}`,
  notStated: 'Not stated',
  count: (count: number) => count.toLocaleString('en-IN'),
  near: 'Also nearby cities',
  groups: {
    location: 'City',
    mode: 'Work mode',
    type: 'Job type',
    experience: 'Your experience',
    education: 'Your education',
    pay: 'Pay from',
    since: 'Posted',
    walkIn: 'Walk-in interviews',
  },
  choices: {
    mode: { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On site' },
    type: {
      'full-time': 'Full time',
      'part-time': 'Part time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
    },
    experience: { ...years, '10-plus': '10 years or more' },
    education,
    pay: {
      '180000': '₹15,000 a month',
      '240000': '₹20,000 a month',
      '300000': '₹25,000 a month (₹3 lakh a year)',
      '480000': '₹40,000 a month (₹4.8 lakh a year)',
      '600000': '₹50,000 a month (₹6 lakh a year)',
      '1000000': '₹10 lakh a year',
      '1500000': '₹15 lakh a year',
      '2500000': '₹25 lakh a year',
    },
    walkIn: { yes: 'Walk-in interview' },
  } satisfies Record<FactName, Record<string, string>>,
  since: { '1': 'Today or yesterday', '3': 'Last 3 days', '7': 'Last 7 days', '30': 'Last 30 days' },
  chips: {
    label: 'Your filters',
    remove: (filter: string) => `Remove filter: ${filter}`,
    clear: 'Clear all',
    keyword: (keyword: string) => `“${keyword}”`,
    pay: (amount: string) => `From ${amount}`,
    near: (city: string) => `${city} and nearby`,
    /** `group` is the group's label. */
    notStated: (group: string) => `${group}: not stated`,
  },
  /** Wishes recognised in a query: "25 LPA", "30k a month", "3-5 years". */
  wishes: {
    lakhs: (lakhs: number) => `₹${lakhs} lakh a year`,
    monthly: (rupees: string) => `₹${rupees} a month`,
    years: (years: string) => `${years} ${years === '1' ? 'year' : 'years'}`,
    said: {
      immediate: 'Immediate joining',
      women: 'For women',
      accommodation: 'Accommodation',
      food: 'Food',
      fivedays: '5 days a week',
      unschooled: 'Below class 10',
      nightshift: 'Night shift',
      dayshift: 'Day shift',
      abroad: 'Abroad',
    } satisfies Record<string, string>,
    batch: (year: string) => `${year} pass-outs`,
  },
  sort: {
    label: 'Sort by',
    orders: {
      relevance: 'Relevance',
      newest: 'Newest',
      pay: 'Pay',
      closing: 'Closing soon',
    } satisfies Record<Sort, string>,
  },
} as const);

/** Label of a fact filter's choice. */
export function choiceLabel(name: FactName, choice: string): string {
  const labels: Record<string, string> = jobFilters.choices[name];
  return choice === NOT_STATED ? jobFilters.notStated : (labels[choice] ?? choice);
}

/** An active filter: `value` is a choice, a category's id or a place's slug; `near` as in JobFilters. */
type SetFilter = {
  name: FactName | 'keyword' | 'category' | 'location' | 'since';
  value: string;
  near: boolean;
};

/** Label of an active filter. `names` are the display names of the chosen category and place. */
export function filterLabel(
  { name, value, near }: SetFilter,
  names: { category?: string; city?: string },
): string {
  const { chips, since, groups } = jobFilters;
  switch (name) {
    case 'keyword':
      return chips.keyword(value);
    case 'category':
      return names.category ?? value;
    case 'location':
      return near ? chips.near(names.city ?? value) : (names.city ?? value);
    case 'since': {
      const labels: Record<string, string> = since;
      return labels[value] ?? value;
    }
    default: {
      if (value === NOT_STATED) return chips.notStated(groups[name]);
      const label = choiceLabel(name, value);
      return name === 'pay' ? chips.pay(label) : label;
    }
  }
}

/** Explains how a query was interpreted, above the results. */
export const readWords = inLanguages('readWords', {
  unknown: (words: string) => `These jobs need not mention ${words}; those that do, if any, come first.`,
  corrected: (words: string) => `Showing jobs for ${words}.`,
  literally: (words: string) => `Search for ${words} instead`,
  also: (others: string) => `Also showing ${others}.`,
  onlyOf: (jobs: number) =>
    `This list is very long. We could filter only its first ${jobs.toLocaleString('en-IN')} jobs.`,
} as const);

/** Asked for where a search says "near me". */
export const nearMe = inLanguages('nearMe', { ask: 'Near which city?', lastTime: 'as last time' } as const);

const LAKH = 100_000;
/** Who is paid less a year names a month's pay. */
const YEARLY = 5 * LAKH;

/** Labels of the wishes in a query: "Part time", "3 years", "From ₹30,000 a month". */
export function wishLabels({ years, pay, said = [], ...facts }: Wishes): string[] {
  const { chips, wishes } = jobFilters;
  const named = (['mode', 'type', 'education', 'walkIn'] as const).flatMap((name) =>
    facts[name] ? choiceLabel(name, facts[name]) : [],
  );
  const rupees =
    pay &&
    (pay % LAKH === 0 && pay >= YEARLY
      ? wishes.lakhs(pay / LAKH)
      : wishes.monthly(Math.round(pay / 12).toLocaleString('en-IN')));
  return [
    ...named,
    ...(years ? [yearsWished(years)] : []),
    ...(rupees ? [chips.pay(rupees)] : []),
    ...said.filter((wish) => wish !== 'abroad' || !said.some(isPlaceAbroad)).map(saidWish),
  ];
}

const isPlaceAbroad = (wish: string): boolean => wish.startsWith('abroad-');

function saidWish(wish: string): string {
  const { said, batch } = jobFilters.wishes;
  const labels: Record<string, string> = said;
  const [, kind, value = ''] = /^(batch|abroad-)(.+)$/.exec(wish) ?? [];
  if (kind === 'batch') return batch(value);
  // "UK", "Saudi Arabia"
  if (kind)
    return value
      .replaceAll('-', ' ')
      .replace(/^\p{L}{1,3}$|(?<!\p{L})\p{L}/gu, (start) => start.toUpperCase());
  return labels[wish] ?? wish;
}

/** Whether all that was wished for is what ads state in their own words: a job that does not say it may still fit. */
export const isOnlySaid = (wishes: Wishes): boolean => Object.keys(wishes).join() === 'said';

function yearsWished([least, most]: NonNullable<Wishes['years']>): string {
  if (most < 1) return jobFilters.choices.experience.fresher;
  const span = most > 50 ? `${least}+` : `${least}–${most}`;
  return jobFilters.wishes.years(least === most ? `${least}` : span);
}

/** The search, for headings between result groups. */
export type Searched = { keyword: string; city?: string; state?: string; wishes: Wishes };

/** Heading of each result group except the first. */
export const groupHeadings: Record<GroupName, (search: Searched) => string> = inLanguages('groupHeadings', {
  fits: () => '',
  unstated: ({ wishes }) => `These jobs do not say${allOf(wishes)}`,
  contradicts: ({ wishes }) => `These jobs do not ${isOnlySaid(wishes) ? 'say' : 'fit'}${allOf(wishes)}`,
  related: ({ keyword }) => `Jobs related to “${keyword}”`,
  mentions: ({ keyword }) => `Jobs that mention “${keyword}”`,
  state: ({ keyword, state }) => `${forWords(keyword)} elsewhere in ${state}`,
  some: ({ keyword }) => `Jobs close to “${keyword}”`,
  around: ({ keyword, city }) => `${forWords(keyword)} around ${city}`,
  kindred: ({ city }) => `Similar work in ${city}`,
  unplaced: ({ keyword }) => `${forWords(keyword)} that do not name a place`,
  others: ({ city, wishes }) =>
    [
      'Other jobs',
      ...(city ? [`in ${city}`] : []),
      ...wishLabels(wishes)
        .slice(0, city ? 0 : 1)
        .map((wish) => `(${wish})`),
    ].join(' '),
  elsewhere: ({ keyword }) => `${forWords(keyword)} in other places`,
  relatedElsewhere: ({ keyword }) => `Jobs related to “${keyword}” in other places`,
});

/** One of several wishes may be met. */
function allOf(wishes: Wishes): string {
  const labels = wishLabels(wishes);
  return `${labels.length > 1 ? ' all of' : ''}: ${labels.join(', ')}`;
}

const forWords = (keyword: string) => (keyword ? `Jobs for “${keyword}”` : 'Jobs');
