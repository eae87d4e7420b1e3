import { distance } from 'fastest-levenshtein';
import { BACKEND_VARIABLES } from '../../backend/env';
import { WEBSITE_VARIABLES } from '../../lib/base/env';
import { fail, ok, warn, type Finding } from './finding';

/** Our variables, and those of a `.env` that are for compose.yaml, nginx's template, Node, Next and OpenTelemetry. */
const OURS = [...new Set([...WEBSITE_VARIABLES, ...BACKEND_VARIABLES])];
const OTHERS =
  /^(?:POSTGRES_|EDGE_|COMPOSE_|DWAAR_|DOCKER_|NODE_|NEXT_|OTEL_|npm_|LC_|TZ$|LANG$|BUILD_DIR$|GOOGLE_(?:APP|CLOUD))/;
/** First words that only our variables begin with. */
const FIRST_WORDS = new Set(
  OURS.filter((name) => name.includes('_') && !/^(?:API|DATA|FORM|GOOGLE|IMAGE|OTEL)_/.test(name)).map(
    firstWord,
  ),
);

/**
 * Checks that no variable is a misspelt one of ours: within two letters of it, or with the same first word. In a `.env`,
 * which is the site's own, every unknown name is told.
 */
export function checkNames(variables: Iterable<string>, inFiles: ReadonlyMap<string, string>): Finding[] {
  const unknown = [...new Set([...variables, ...inFiles.keys()])].filter(
    (name) => !OURS.includes(name) && !OTHERS.test(name),
  );
  const findings = unknown.flatMap((name) => {
    const file = inFiles.get(name);
    const where = file ? ` (in ${file})` : '';
    const near = nearest(name);
    if (near) return [fail(name, `is no setting${where}: did you mean ${near}?`)];
    if (file) return [warn(name, `is no setting${where}: nothing reads it; docs/settings.md lists them all`)];
    if (!FIRST_WORDS.has(firstWord(name))) return [];
    const alike = OURS.filter((each) => firstWord(each) === firstWord(name));
    return [warn(name, `is no setting; those alike are ${alike.join(', ')}`)];
  });
  return findings.length > 0 ? findings : [ok('variables', 'all known')];
}

function nearest(name: string): string | null {
  const letters = lettersOf(name);
  const [best] = OURS.map((ours) => ({ ours, far: distance(letters, lettersOf(ours)) })).sort(
    (a, b) => a.far - b.far,
  );
  // Of short names, many are within two letters: HOME and HOST.
  return best && best.far <= (letters.length < 7 ? 1 : 2) ? best.ours : null;
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll('_', '');

function firstWord(name: string): string {
  return name.toUpperCase().split('_')[0]!;
}
