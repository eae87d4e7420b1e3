import { activeDocx } from '../../../test/cv-files/active-docx';
import { fetchingDocx } from '../../../test/cv-files/fetching-docx';
import { harmfulDocx } from '../../../test/cv-files/harmful-docx';
import { expectAnswer } from '../../../test/cv-files/row';

test.each([...fetchingDocx, ...harmfulDocx, ...activeDocx])('$what: $problem', expectAnswer);
