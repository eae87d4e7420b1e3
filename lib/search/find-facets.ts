import type { FactName, JobFilters } from '../contract/filters';
import { FACETS, type Facet } from './lexicon/facets';
import { PhraseTable } from './phrase-table';
import { comparable, type Piece } from './pieces';
import { quantityAt } from './quantities';
import type { Wishes } from './wishes';

const FILTER_OF: Record<keyof Wishes, FactName> = {
  mode: 'mode',
  type: 'type',
  years: 'experience',
  education: 'education',
  pay: 'pay',
  walkIn: 'walkIn',
};
const WISHES = Object.keys(FILTER_OF) as (keyof Wishes)[];

const PHRASES = new PhraseTable<Facet>();
for (const facet of FACETS) for (const phrase of facet.phrases) PHRASES.add(comparable(phrase), facet);

/** Stands for a word that has its meaning already. */
const TAKEN = '\0';
/** Fillers that join words of one title: "contract and procurement manager". */
const LINKS = /^(and|or|of|with|to|aur)$/;
/** These say more than what stands beside them: "part time internship". */
const PREVAILING = ['internship', 'contract', 'temporary'];

/** What the pieces before `end` wish for. */
type Found = { wishes: Wishes; end: number; stays: boolean };

/** All words of the pieces in order, and the piece that each belongs to. */
type Line = { words: string[]; pieceOf: number[] };

/**
 * What a search wishes for besides a place. Marks its pieces in `taken` unless they are searched for as well. Words for
 * something else than what is `chosen` are ordinary words; of two things that exclude each other none is wished for.
 */
export function findFacets(
  pieces: readonly Piece[],
  chosen: JobFilters,
  taken: boolean[],
  isFiller: (index: number) => boolean,
): Wishes {
  const line: Line = {
    words: pieces.flatMap(({ words }, index) => words.map((word) => (taken[index] ? TAKEN : word))),
    pieceOf: pieces.flatMap(({ words }, index) => words.map(() => index)),
  };
  const ends = (end: number) =>
    end === pieces.length ||
    line.words[line.pieceOf.indexOf(end)] === TAKEN ||
    (isFiller(end) && !LINKS.test(pieces[end]!.words.join(' ')));
  const found: Wishes[] = [];
  // Twice, as some words count only before other facets: "diploma fresher".
  for (const mustEnd of [false, true]) {
    for (let index = 0; index < line.words.length; index++) {
      const start = line.pieceOf[index]!;
      if (line.words[index] === TAKEN || line.pieceOf[index - 1] === start) continue;
      const facet = facetAt(line, index, mustEnd, chosen, ends);
      if (!facet) continue;
      found.push(facet.wishes);
      if (!facet.stays) taken.fill(true, start, facet.end);
      line.words = line.words.map((word, at) => {
        const piece = line.pieceOf[at]!;
        return piece >= start && piece < facet.end ? TAKEN : word;
      });
    }
  }
  const open = WISHES.filter((name) => !chosen[FILTER_OF[name]]);
  return Object.fromEntries(open.flatMap((name) => agreedOn(found, name)));
}

function facetAt(
  { words, pieceOf }: Line,
  index: number,
  mustEnd: boolean,
  chosen: JobFilters,
  ends: (end: number) => boolean,
): Found | null {
  const phrase = PHRASES.longestAt(words, index);
  const quantity = phrase || mustEnd ? null : quantityAt(words, index);
  const after = index + (phrase?.length ?? quantity?.length ?? 0);
  const end = pieceOf[after] ?? pieceOf.at(-1)! + 1;
  if (pieceOf[after] === pieceOf[after - 1]) return null;
  if (quantity)
    return isOpen(quantity.wishes, chosen) ? { wishes: quantity.wishes, end, stays: false } : null;
  if (!phrase) return null;
  const { wishes, notBefore, notAfter, endsOnly = false, stays = false } = phrase.value;
  if (notBefore?.includes(words[after] ?? '') || notAfter?.includes(words[index - 1] ?? '')) return null;
  if (endsOnly !== mustEnd || (endsOnly && !ends(end))) return null;
  return isOpen(wishes, chosen) ? { wishes, end, stays } : null;
}

/** Whether no other filter was chosen for what is wished. */
const isOpen = (wishes: Wishes, chosen: JobFilters): boolean =>
  WISHES.every((name) => {
    const filter = chosen[FILTER_OF[name]];
    return !filter || !(name in wishes) || name === 'years' || name === 'pay' || wishes[name] === filter;
  });

function agreedOn(all: readonly Wishes[], name: keyof Wishes): [keyof Wishes, unknown][] {
  const said = all.flatMap((wishes) => (name in wishes ? [wishes[name]] : []));
  const [first] = said;
  const prevailing = said.find((choice) => PREVAILING.some((each) => each === choice));
  // "5 LPA - 8 LPA": at least the first.
  const isOne = name === 'pay' || said.every((choice) => String(choice) === String(first));
  const agreed = prevailing ?? (isOne ? first : undefined);
  return agreed === undefined ? [] : [[name, agreed]];
}
