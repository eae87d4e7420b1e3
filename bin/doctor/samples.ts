import { placeholdersLeft, samplesLeft } from '../../lib/content/samples-left';
import { siteFileName } from '../../lib/base/site-dir';
import { fail, ok, type Finding } from './finding';

/** Checks that the sample agency's contact details are gone. */
export function checkPlaceholders(left = placeholdersLeft()): Finding {
  if (left.length === 0) return ok('contact details', 'no placeholders left');
  return fail(
    'contact details',
    `still those of the sample site; change them in ${siteFileName('identity.yaml')}: ${left.join(', ')}`,
  );
}

/** Checks that no client, testimonial or person of the sample agency remains. */
export function checkSamples(left = samplesLeft()): Finding[] {
  if (left.length === 0) return [ok('samples', 'none left')];
  return left.map(({ what, file, entries }) =>
    fail(what, `still those of the sample site; replace or remove them in ${file}: ${entries.join(', ')}`),
  );
}
