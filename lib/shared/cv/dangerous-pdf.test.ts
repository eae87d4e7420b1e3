import { harmfulPdfs } from '../../../test/cv-files/harmful-pdf';
import { expectAnswer } from '../../../test/cv-files/row';
import { inspectCv } from './cv-content';

test.each(harmfulPdfs)('$what: $problem', (row) => expectAnswer(row, inspectCv));
