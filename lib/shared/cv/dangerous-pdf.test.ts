import { harmfulPdfs } from '../../../test/cv-files/harmful-pdf';
import { scriptPdfs } from '../../../test/cv-files/script-pdf';
import { expectAnswer } from '../../../test/cv-files/row';

test.each([...scriptPdfs, ...harmfulPdfs])('$what: $problem', expectAnswer);
