import { isRecord } from '../base/is-record';
import { wireCount } from './primitives';

/** One page of an upstream's list; null for anything it did not state. */
export type WirePage = {
  /** Parsed one by one later, so that one malformed item does not invalidate the whole list. */
  items: unknown[];
  /** False if nothing indicates more pages: then `items` is everything. */
  paginated: boolean;
  /** As the upstream counts: from 1, or from 0. */
  currentPage: number | null;
  /** Whether no page precedes this one. */
  isFirst: boolean | null;
  perPage: number | null;
  lastPage: number | null;
  total: number | null;
  hasMore: boolean | null;
  /** Parameters of the next page, if not its number: a cursor, an offset. */
  next: Record<string, string> | null;
};

type Json = Record<string, unknown>;

/**
 * Finds the list in an answer: a bare array, an object with numeric keys (a filtered PHP array), a paginator, a resource
 * with `links` and `meta`, or nested under any name. `places`: its specified names; elsewhere it is recognised by its
 * items, which have an id and `field`. Null if there is none, undefined if something else takes its place.
 */
export function listIn(answer: unknown, places: string[], field: string): WirePage | null | undefined {
  const found = find(answer, { places, field, around: [], isPlace: Array.isArray(answer) });
  return found && toPage(found.items, factsOf(found.around));
}

// Limits recursion into deeply nested answers.
const MAX_DEPTH = 6;

type Search = { places: string[]; field: string; around: Json[]; isPlace: boolean };
type Found = { items: unknown[]; around: Json[] };

function find(value: unknown, search: Search): Found | null | undefined {
  const { places, field, around, isPlace } = search;
  const items = itemsOf(value);
  const isList = items?.some((item) => isRecord(item) && 'id' in flat(item) && field in flat(item));
  if (items && (isPlace || isList)) return { items, around };
  // PHP often has '' or false for absent values.
  if (!isRecord(value)) return !value || !isPlace ? null : undefined;
  if (around.length > MAX_DEPTH) return null;
  const within = { ...search, around: [value, ...around] };
  const inPlaces = places.filter((name) => name in value);
  for (const name of inPlaces) {
    const found = find(value[name], { ...within, isPlace: true });
    if (found || found === undefined) return found;
  }
  for (const inner of Object.values(value)) {
    const found = typeof inner === 'object' && find(inner, { ...within, isPlace: false });
    if (found) return found;
  }
  // An empty paginator may have null in place of the list.
  return inPlaces.length > 0 || !isPlace ? null : undefined;
}

/** An absent list in a successful answer. */
export const emptyPage = toPage([], () => []);

/** Whether an answer without a list means an empty one: by an empty array, or by its count. */
export const isEmptyList = (answer: unknown): boolean =>
  isRecord(answer) &&
  (toPage([], factsOf([answer])).total === 0 ||
    Object.values(answer).some((value) => Array.isArray(value) && value.length === 0));

/** The items of a bare array, a filtered one, or Laravel's `pluck('name', 'id')`. */
function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return null;
  return Object.entries(value).map(([id, item]) => (typeof item === 'string' ? { id, name: item } : item));
}

/** Normalises an item of JSON:API, and names such as "companyName", "CompanyName" and "_id". */
export function flat(item: Json): Json {
  const listing = isRecord(item.attributes) ? { ...item.attributes, id: item.id } : item;
  const spelt = Object.entries(listing).filter(([name]) => /^_|[A-Z]/.test(name));
  return { ...Object.fromEntries(spelt.map(([name, value]) => [snake(name), value])), ...listing };
}

const snake = (name: string) =>
  name
    .replace(/^_+/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();

const ABOUT_PAGES = /^(?:meta|links?|pag(?:e|es|ing|ination|er|inator)(?:info)?|cursors?)$/;
const NAMES = {
  currentPage: /^(?:current)?page(?:no|num|number)?$/,
  perPage: /^(?:perpage|pagesize|limit|size|itemsperpage)$/,
  lastPage: /^(?:lastpage|(?:total|num|numberof|max)pages?|pages?(?:count|total)|pages)$/,
  total: /^(?!.*page)(?:total\w*|\w+total|found)$/,
  count: /^(?:item|job|result|record)?s?count$/,
  offset: /^(?:offset|skip|start|startindex)$/,
  next: /^(?:is|has)?(?:next|more)(?:page|pages|results|items)?(?:url|uri|link|href|cursor|token)?$|^endcursor$/,
  previous: /^(?:is|has)?prev(?:ious)?(?:page)?(?:url|uri|link|href|cursor)?$/,
  isLast: /^(?:is)?last(?:page)?$/,
  isFirst: /^(?:is)?first(?:page)?$/,
};

/** Collects the paging facts in the objects around a list. */
function factsOf(around: Json[]) {
  const stated: [name: string, value: unknown][] = [];
  const note = (about: Json) => {
    for (const [key, value] of Object.entries(about)) {
      // "@odata.nextLink"
      const name = key
        .replace(/^.*\./, '')
        .toLowerCase()
        .replace(/[^a-z]/g, '');
      if (!isRecord(value)) stated.push([name, value]);
      else if (ABOUT_PAGES.test(name) && !('href' in value)) note(value);
      // `next: { page: 2 }` only indicates that there is a next page.
      else stated.push([name, 'href' in value ? value.href : Object.keys(value).length > 0]);
    }
  };
  around.forEach(note);
  return (fact: keyof typeof NAMES) =>
    stated
      .filter(([name, value]) => NAMES[fact].test(name) && !Array.isArray(value))
      .map(([, value]) => value);
}

function toPage(items: unknown[], facts: ReturnType<typeof factsOf>): WirePage {
  const number = (fact: keyof typeof NAMES) =>
    facts(fact)
      .map((value) => wireCount.parse(value))
      .find((value) => value !== null) ?? null;
  const currentPage = number('currentPage');
  const perPage = number('perPage') || null;
  const leads = facts('next');
  const says = (fact: keyof typeof NAMES) => facts(fact).find((value) => typeof value === 'boolean');
  const [isEnd, isStart] = [says('isLast'), says('isFirst')];
  const before = facts('previous');
  const isFirst = isStart ?? (before.length > 0 ? !before.some(Boolean) : null);
  const flag = leads.find((value) => typeof value === 'boolean') ?? (isEnd === undefined ? null : !isEnd);
  const hasMore = flag ?? (leads.length > 0 ? leads.some(Boolean) : null);
  const counted = number('total') ?? number('count');
  const lastPage =
    number('lastPage') ?? (counted !== null && perPage ? Math.max(1, Math.ceil(counted / perPage)) : null);
  // Some APIs count the whole list, others only this page.
  const isOfPage = number('total') === null && (hasMore || (lastPage ?? 1) > (currentPage ?? 1));
  const total = isOfPage && counted !== null && counted <= items.length ? null : counted;
  const offset = number('offset');
  const paginated =
    currentPage !== null ||
    isFirst === false ||
    hasMore === true ||
    (lastPage ?? 1) > 1 ||
    (total ?? 0) > items.length;
  const paging = { paginated, currentPage, isFirst, perPage, lastPage, total, hasMore };
  const skips = currentPage === null && offset !== null && paginated;
  const next = nextIn(leads) ?? (skips ? { offset: String(offset + items.length) } : null);
  return { items, ...paging, next };
}

/**
 * The parameters of a link to the next page, or of a cursor. Only a link's query is used, so that it cannot lead to another
 * host; null for a page number, which is requested anyway.
 */
function nextIn(leads: unknown[]): Record<string, string> | null {
  const texts = leads.filter((lead) => typeof lead === 'string').filter((lead) => !/^\d*$/.test(lead));
  const link = texts.find((text) => /[/?]/.test(text) && URL.canParse(text, 'http://own.invalid'));
  if (!link) return texts[0] && !/^(?:true|false)$/.test(texts[0]) ? { cursor: texts[0] } : null;
  const parameters = Object.fromEntries(new URL(link, 'http://own.invalid').searchParams);
  return 'page' in parameters || Object.keys(parameters).length === 0 ? null : parameters;
}
