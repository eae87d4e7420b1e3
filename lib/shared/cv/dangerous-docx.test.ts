import { fetchingDocx } from '../../../test/cv-files/fetching-docx';
import { harmfulDocx } from '../../../test/cv-files/harmful-docx';
import { expectAnswer } from '../../../test/cv-files/row';
import { inspectCv } from './cv-content';

test.each([...fetchingDocx, ...harmfulDocx])('$what: $problem', (row) => expectAnswer(row, inspectCv));
