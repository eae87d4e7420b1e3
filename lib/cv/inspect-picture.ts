import { crc32 } from 'node:zlib';
import { endsAsZip } from './hidden-files';
import { refuse } from './refused';

/** A browser needs 400 MB to show as many; phones take 12 million, or 50 million on request. */
const MAX_PIXELS = 100_000_000;

// These read a picture's parts up to its end, without decoding its pixels. What phones put behind the end (a film, a second
// picture) is shown by no program, and not judged; only archives and programs are refused there.

/** Inspects a JPEG (ITU-T T.81, annex B) of a coding that browsers show. @throws Refused, Error if damaged */
export function inspectJpeg(file: Buffer): true {
  let [isSized, isDrawn] = [false, false];
  let at = nextMarker(file, 2);
  for (; file[at + 1] !== 0xd9; at = nextMarker(file, at + 2 + file.readUInt16BE(at + 2))) {
    const marker = file[at + 1]!;
    // Baseline, extended and progressive, of 8 bits.
    if (marker >= 0xc0 && marker <= 0xc2 && file[at + 4] === 8) {
      checkSize(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
      isSized = true;
    }
    isDrawn ||= marker === 0xda;
  }
  return accept(file, isSized && isDrawn);
}

/** The next marker that is neither part of the pixels nor a fill byte. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return refuse('damaged');
}

/** Inspects a PNG (https://www.w3.org/TR/png/). @throws Refused, Error if damaged */
export function inspectPng(file: Buffer): true {
  if (file.toString('latin1', 12, 16) !== 'IHDR') refuse('damaged');
  checkSize(file.readUInt32BE(16), file.readUInt32BE(20));
  let [at, type, isDrawn] = [8, '', false];
  while (type !== 'IEND') {
    const end = at + 8 + file.readUInt32BE(at);
    type = file.toString('latin1', at + 4, at + 8);
    // Programs ignore errors in other chunks.
    const isCritical = /^[A-Z]/.test(type);
    if (file.readUInt32BE(end) !== crc32(file.subarray(at + 4, end)) && isCritical) refuse('damaged');
    isDrawn ||= type === 'IDAT';
    at = end + 4;
  }
  return accept(file, isDrawn);
}

/** Inspects a WebP (RFC 9649). @throws Refused, Error if damaged */
export function inspectWebp(file: Buffer): true {
  const end = 8 + file.readUInt32LE(4);
  let isDrawn = false;
  for (let at = 12; at < end;) {
    const [type, size, data] = [file.toString('latin1', at, at + 4), file.readUInt32LE(at + 4), at + 8];
    if (data + size > Math.min(end, file.length)) refuse('damaged');
    if (type === 'VP8X') checkSize(file.readUIntLE(data + 4, 3) + 1, file.readUIntLE(data + 7, 3) + 1);
    if (type === 'VP8 ')
      checkSize(file.readUInt16LE(data + 6) & 0x3fff, file.readUInt16LE(data + 8) & 0x3fff);
    if (type === 'VP8L') {
      const sides = file.readUInt32LE(data + 1);
      checkSize((sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
    }
    isDrawn ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type);
    // Chunks are padded to an even size.
    at = data + size + (size % 2);
  }
  return accept(file, isDrawn);
}

function checkSize(width: number, height: number): void {
  if (width * height === 0) refuse('damaged');
  if (width * height > MAX_PIXELS) refuse('too-expanded');
}

function accept(file: Buffer, isPicture: boolean): true {
  if (!isPicture) refuse('damaged');
  if (endsAsZip(file)) refuse('attachments');
  return true;
}
