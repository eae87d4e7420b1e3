import { brokenPdfs } from '../../../test/cv-files/broken-pdf';
import { expectAnswer } from '../../../test/cv-files/row';

test.each(brokenPdfs)('$what: $problem', expectAnswer);
