import { activeDocx } from '../../test/cv-files/active-docx';
import { brokenPdfs } from '../../test/cv-files/broken-pdf';
import { costlyFiles, largeButRight } from '../../test/cv-files/costly';
import { fetchingDocx } from '../../test/cv-files/fetching-docx';
import { harmfulDocs } from '../../test/cv-files/harmful-doc';
import { harmfulDocx } from '../../test/cv-files/harmful-docx';
import { harmfulPdfs } from '../../test/cv-files/harmful-pdf';
import { harmless, realFiles } from '../../test/cv-files/harmless';
import { expectAnswer } from '../../test/cv-files/row';
import { scriptPdfs } from '../../test/cv-files/script-pdf';

// In one file, as the process that examines takes longer to start than many files to examine.
describe.each([
  ['a harmless file', [...harmless, ...largeButRight]],
  ['one of a real program', realFiles],
  ['a dangerous PDF', [...scriptPdfs, ...harmfulPdfs]],
  ['a dangerous .docx', [...fetchingDocx, ...harmfulDocx, ...activeDocx]],
  ['a dangerous .doc', harmfulDocs],
  ['a broken PDF', brokenPdfs],
  ['a costly file', costlyFiles],
])('%s', (_, files) => test.each(files)('$what: $problem', expectAnswer));
