import { EDUCATION, levelWordsIn } from '../jobs/facts/education-words';
import { FACETS, type Facet } from './lexicon/facets';
import { SYNONYMS } from './lexicon/families';
import { NEGATION } from './lexicon/fillers';
import { PhraseTable } from './phrase-table';
import { comparable, join, type Piece } from './pieces';
import { quantityAt } from './quantities';
import { WISHES, type Wishes } from './wishes';

const PHRASES = new PhraseTable<Facet>();
for (const facet of FACETS) for (const phrase of facet.phrases) PHRASES.add(comparable(phrase), facet);

/** Replaces words whose meaning is already known. */
const TAKEN = '\0';
/** Fillers that join words of one title: "contract and procurement manager". */
const LINKS = /^(and|or|of|with|to|aur)$/;
/** More specific than terms beside them: "part time internship". */
const PREVAILING = ['internship', 'contract', 'temporary'];

/** Wishes expressed by the pieces before `end`. */
type Found = { wishes: Wishes; end: number; stays: boolean; isDegree?: boolean };

/** All words of the pieces in order, and the index of each word's piece. */
type Line = { words: string[]; pieceOf: number[] };

/**
 * Finds a search's wishes other than places, and the degrees that it names. Marks their pieces in `taken` unless they are
 * also searched for. Contradictory wishes are ignored.
 */
export function findFacets(
  pieces: readonly Piece[],
  taken: boolean[],
  isFiller: (index: number) => boolean,
): { wishes: Wishes; degrees: string[] } {
  const line: Line = {
    words: pieces.flatMap(({ words }, index) => words.map((word) => (taken[index] ? TAKEN : word))),
    pieceOf: pieces.flatMap(({ words }, index) => words.map(() => index)),
  };
  const ends = (end: number) =>
    end === pieces.length ||
    line.words[line.pieceOf.indexOf(end)] === TAKEN ||
    (isFiller(end) && !LINKS.test(pieces[end]!.words.join(' ')));
  const found: Wishes[] = [];
  const degrees: string[] = [];
  // Two passes, as some words count only before other facets: "diploma fresher".
  for (const mustEnd of [false, true]) {
    for (let index = 0; index < line.words.length; index++) {
      const start = line.pieceOf[index]!;
      if (line.words[index] === TAKEN || line.pieceOf[index - 1] === start) continue;
      const facet = facetAt(line, index, mustEnd, ends);
      if (!facet) continue;
      // "No night shift" wishes for none.
      if (!NEGATION.test(line.words[index - 1] ?? '')) found.push(facet.wishes);
      if (facet.isDegree) degrees.push(join(pieces, (at) => at >= start && at < facet.end));
      if (!facet.stays) taken.fill(true, start, facet.end);
      line.words = line.words.map((word, at) => {
        const piece = line.pieceOf[at]!;
        return piece >= start && piece < facet.end ? TAKEN : word;
      });
    }
  }
  const said = [...new Set(found.flatMap((wishes) => wishes.said ?? []))];
  const agreed = Object.fromEntries(WISHES.flatMap((name) => agreedOn(found, name)));
  return { wishes: { ...agreed, ...(said.length > 0 && { said }) }, degrees };
}

function facetAt(
  { words, pieceOf }: Line,
  index: number,
  mustEnd: boolean,
  ends: (end: number) => boolean,
): Found | null {
  const phrase = PHRASES.longestAt(words, index);
  const quantity = phrase || mustEnd ? null : quantityAt(words, index);
  const schooling = phrase || quantity ? null : schoolingAt(words, index);
  const after = index + (phrase?.length ?? quantity?.length ?? schooling?.length ?? 0);
  const end = pieceOf[after] ?? pieceOf.at(-1)! + 1;
  if (pieceOf[after] === pieceOf[after - 1]) return null;
  if (quantity) return { wishes: quantity.wishes, end, stays: false };
  if (schooling) {
    const { wishes, isDegree } = schooling;
    // "Diploma engineer" is a title; a named degree counts anywhere.
    const isMeant = mustEnd ? !isDegree && ends(end) : isDegree;
    return isMeant ? { wishes, end, stays: isDegree, isDegree } : null;
  }
  if (!phrase) return null;
  const { wishes, notBefore, notAfter, endsOnly = false, stays = false } = phrase.value;
  if (notBefore?.includes(words[after] ?? '') || notAfter?.includes(words[index - 1] ?? '')) return null;
  if (endsOnly !== mustEnd || (endsOnly && !ends(end))) return null;
  return { wishes, end, stays };
}

const MAX_SCHOOLING = 3;
const TRADES = new Set(SYNONYMS.flat().map((title) => title.toLowerCase()));
/** Before schooling, these change the meaning: "trained graduate teacher", "under graduate". */
const OTHER_BEFORE = /^(?:under|trained|non)$/;
const CLASS = /^(?:class|std|standard)$/;

/** Schooling as in ads: "10th", "any degree"; or a named degree, which ads may require: "b.com", "ITI". */
function schoolingAt(words: readonly string[], index: number) {
  if (OTHER_BEFORE.test(words[index - 1] ?? '')) return null;
  for (let length = Math.min(MAX_SCHOOLING, words.length - index); length > 0; length--) {
    const phrase = words.slice(index, index + length).join(' ');
    const text = phrase.replace(/^(1[02]) (?:pass|passed|vi)$/, '$1th');
    const [word, ...others] = levelWordsIn(text);
    const isWhole = word?.start === 0 && word.end === text.length && others.length === 0;
    const education = isWhole && EDUCATION.find((level) => level === word.level);
    if (!education) continue;
    // "GNM" is a nurse.
    if (TRADES.has(text)) return null;
    const isDegree = !education.startsWith('class') && !/diploma|graduat|degree/.test(text);
    return {
      wishes: { education },
      length: length + (CLASS.test(words[index + length] ?? '') ? 1 : 0),
      isDegree,
    };
  }
  return null;
}

function agreedOn(all: readonly Wishes[], name: keyof Wishes): [keyof Wishes, unknown][] {
  const stated = all.flatMap((wishes) => (name in wishes ? [wishes[name]] : []));
  const [first] = stated;
  const prevailing = stated.find((choice) => PREVAILING.some((each) => each === choice));
  // A degree includes schooling.
  if (name === 'education' && stated.length > 1)
    return [[name, EDUCATION.findLast((level) => stated.includes(level))]];
  // "5 LPA - 8 LPA": at least the first.
  const isOne = name === 'pay' || stated.every((choice) => String(choice) === String(first));
  const agreed = prevailing ?? (isOne ? first : undefined);
  return agreed === undefined ? [] : [[name, agreed]];
}
