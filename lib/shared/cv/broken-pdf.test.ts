import { brokenPdfs } from '../../../test/cv-files/broken-pdf';
import { expectAnswer } from '../../../test/cv-files/row';
import { inspectCv } from './cv-content';

test.each(brokenPdfs)('$what: $problem', (row) => expectAnswer(row, inspectCv));
