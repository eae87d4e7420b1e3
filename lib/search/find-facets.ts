import type { FactFilters, FactName, JobFilters } from '../contract/filters';
import { FACETS, type Facet } from './lexicon/facets';
import { PhraseTable } from './phrase-table';
import { comparable, type Piece } from './pieces';
import { quantityAt } from './quantities';

const FACT_NAMES: readonly FactName[] = ['mode', 'type', 'experience', 'education', 'pay', 'walkIn'];

const PHRASES = new PhraseTable<Facet>();
for (const facet of FACETS) for (const phrase of facet.phrases) PHRASES.add(comparable(phrase), facet);

/** Stands for a word that has its meaning already. */
const TAKEN = '\0';
/** Fillers that join words of one title: "contract and procurement manager". */
const LINKS = /^(and|or|of|with|to|aur)$/;
/** These say more than what stands beside them: "part time internship". */
const PREVAILING = ['internship', 'contract', 'temporary'];

/** A facet said by the pieces before `end`. */
type Found = { chooses: Partial<FactFilters>; end: number; stays: boolean };

/** All words of the pieces in order, and the piece that each belongs to. */
type Line = { words: string[]; pieceOf: number[] };

/**
 * What a search chooses besides a place. Marks its pieces in `taken` unless they are searched for as well. What is
 * `chosen` stays, and words for something else are ordinary words; of two things that exclude each other none is chosen.
 */
export function findFacets(
  pieces: readonly Piece[],
  chosen: JobFilters,
  taken: boolean[],
  isFiller: (index: number) => boolean,
): FactFilters {
  const line: Line = {
    words: pieces.flatMap(({ words }, index) => words.map((word) => (taken[index] ? TAKEN : word))),
    pieceOf: pieces.flatMap(({ words }, index) => words.map(() => index)),
  };
  const ends = (end: number) =>
    end === pieces.length ||
    line.words[line.pieceOf.indexOf(end)] === TAKEN ||
    (isFiller(end) && !LINKS.test(pieces[end]!.words.join(' ')));
  const found: Partial<FactFilters>[] = [];
  // Twice, as some words count only before other facets: "diploma fresher".
  for (const mustEnd of [false, true]) {
    for (let index = 0; index < line.words.length; index++) {
      const start = line.pieceOf[index]!;
      if (line.words[index] === TAKEN || line.pieceOf[index - 1] === start) continue;
      const facet = facetAt(line, index, mustEnd, chosen, ends);
      if (!facet) continue;
      found.push(facet.chooses);
      if (!facet.stays) taken.fill(true, start, facet.end);
      line.words = line.words.map((word, at) => {
        const piece = line.pieceOf[at]!;
        return piece >= start && piece < facet.end ? TAKEN : word;
      });
    }
  }
  return {
    mode: agreedOn(found, 'mode'),
    type: agreedOn(found, 'type'),
    experience: agreedOn(found, 'experience'),
    education: agreedOn(found, 'education'),
    pay: agreedOn(found, 'pay'),
    walkIn: agreedOn(found, 'walkIn'),
  };
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
  if (quantity) return { chooses: quantity.chooses, end, stays: false };
  if (!phrase) return null;
  const { chooses, notBefore, notAfter, endsOnly = false, stays = false } = phrase.value;
  if (notBefore?.includes(words[after] ?? '') || notAfter?.includes(words[index - 1] ?? '')) return null;
  if (endsOnly !== mustEnd || (endsOnly && !ends(end))) return null;
  const isOpen = FACT_NAMES.every(
    (name) => !chooses[name] || !chosen[name] || chosen[name] === chooses[name],
  );
  return isOpen ? { chooses, end, stays } : null;
}

function agreedOn<Name extends FactName>(
  all: readonly Partial<FactFilters>[],
  name: Name,
): FactFilters[Name] {
  const said = all.flatMap((chooses) => chooses[name] || []);
  const [first = ''] = said;
  const prevailing = said.find((choice) => PREVAILING.includes(choice));
  // "5 LPA - 8 LPA": at least the first.
  const isOne = name === 'pay' || said.every((choice) => choice === first);
  return prevailing ?? (isOne ? first : '');
}
