const PROGRAM_MARKS = [
  'This program cannot be run in DOS mode',
  // 32 or 64 bits, either byte order, version 1.
  '\x7fELF\x01\x01\x01',
  '\x7fELF\x01\x02\x01',
  '\x7fELF\x02\x01\x01',
  '\x7fELF\x02\x02\x01',
].map((mark) => Buffer.from(mark));

/**
 * Whether a program is embedded in a file uncompressed: looks for the text in every Windows program, or a Linux
 * program's header.
 */
export function holdsProgram(file: Buffer): boolean {
  return PROGRAM_MARKS.some((mark) => file.includes(mark));
}

const ARCHIVE_END = Buffer.from('PK\x05\x06');
const ARCHIVE_ENTRY = Buffer.from('PK\x01\x02');

/** Whether the end of a file can also be read as a zip archive, e.g. as a Java program. */
export function endsAsZip(file: Buffer): boolean {
  // An archive's end record has 22 bytes, and a comment of up to 65,535 may follow it.
  return file.subarray(-65_557).includes(ARCHIVE_END) && file.includes(ARCHIVE_ENTRY);
}
