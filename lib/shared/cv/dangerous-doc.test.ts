import { harmfulDocs } from '../../../test/cv-files/harmful-doc';
import { expectAnswer } from '../../../test/cv-files/row';

test.each(harmfulDocs)('$what: $problem', expectAnswer);
