import { removedCvPage } from '../../content/forms/cv-dangers';
import type { SubmittedFile } from '../../upstream/enquiries';

/** A PDF of one page that tells why a CV was removed. */
export function removedCv(): SubmittedFile {
  const lines = removedCvPage.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) '`);
  const text = ['BT', '/F1 12 Tf', '16 TL', '72 770 Td', ...lines, 'ET'].join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((object, index) => {
    table += `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${index + 1} 0 obj${object}endobj\n`;
  });
  const end = `xref\n0 6\n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name: 'cv-removed.pdf', type: 'application/pdf', bytes: Buffer.from(body + end, 'latin1') };
}
