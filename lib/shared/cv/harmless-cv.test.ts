import { harmless, realFiles } from '../../../test/cv-files/harmless';
import { expectAnswer } from '../../../test/cv-files/row';

test.each(realFiles)('$what of a real program: $problem', expectAnswer);

test.each(harmless)('$what', expectAnswer);
