import { harmless, realFiles } from '../../../test/cv-files/harmless';
import { expectAnswer } from '../../../test/cv-files/row';
import { inspectCv } from './cv-content';

test.each(realFiles)('$what of a real program: $problem', (row) => expectAnswer(row, inspectCv));

test.each(harmless)('$what', (row) => expectAnswer(row, inspectCv));
