import { brokenDocx, harmfulDocx } from '../../test/cv-files/docx';
import { brokenPdfs, harmfulPdfs } from '../../test/cv-files/harmful-pdf';
import { costlyFiles, largeButRight } from '../../test/cv-files/costly';
import { harmfulDocs } from '../../test/cv-files/doc';
import { harmless, realFiles } from '../../test/cv-files/harmless';
import { brokenPictures, harmfulPictures, harmlessPictures } from '../../test/cv-files/pictures';
import { expectAnswer } from '../../test/cv-files/row';

// In one file, as the process that examines takes longer to start than many files to examine.
describe.each([
  ['a harmless file', [...harmless, ...harmlessPictures, ...largeButRight]],
  ['one of a real program', realFiles],
  ['a dangerous file', [...harmfulPdfs, ...harmfulDocx, ...harmfulDocs, ...harmfulPictures]],
  ['a broken file', [...brokenPdfs, ...brokenDocx, ...brokenPictures]],
  ['a costly file', costlyFiles],
])('%s', (_, files) => test.each(files)('$extension: $what: $problem', expectAnswer));
