import { harmfulDocs } from '../../../test/cv-files/harmful-doc';
import { expectAnswer } from '../../../test/cv-files/row';
import { inspectCv } from './cv-content';

test.each(harmfulDocs)('$what: $problem', (row) => expectAnswer(row, inspectCv));
