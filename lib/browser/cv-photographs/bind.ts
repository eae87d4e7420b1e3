import { PageSizes, PDFDocument } from '@cantoo/pdf-lib';

/** Points around each picture. */
const MARGIN = 12;

/** Combines JPEGs into a PDF of A4 pages, each in its picture's orientation. @throws Error for anything but a JPEG */
export async function bindPages(jpegs: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const jpeg of jpegs) {
    const picture = await pdf.embedJpg(jpeg);
    const [short, long] = PageSizes.A4;
    const [width, height] = picture.width > picture.height ? [long, short] : [short, long];
    const scale = Math.min((width - 2 * MARGIN) / picture.width, (height - 2 * MARGIN) / picture.height);
    const drawn = { width: picture.width * scale, height: picture.height * scale };
    pdf
      .addPage([width, height])
      .drawImage(picture, { x: (width - drawn.width) / 2, y: height - MARGIN - drawn.height, ...drawn });
  }
  return pdf.save();
}
