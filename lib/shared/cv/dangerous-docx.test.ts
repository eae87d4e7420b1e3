import { harmfulDocx } from '../../../test/cv-files/harmful-docx';
import { expectAnswer } from '../../../test/cv-files/row';
import { inspectCv } from './cv-content';

test.each(harmfulDocx)('$what: $problem', (row) => expectAnswer(row, inspectCv));
