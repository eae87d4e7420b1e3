import { costlyFiles, largeButRight } from '../../../test/cv-files/costly';
import { expectAnswer } from '../../../test/cv-files/row';

test.each(costlyFiles)('$what: $problem', expectAnswer);

test.each(largeButRight)('$what: nothing wrong', expectAnswer);
