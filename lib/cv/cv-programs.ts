// 32 or 64 bits, either byte order, version 1.
const LINUX = ['\x01\x01\x01', '\x01\x02\x01', '\x02\x01\x01', '\x02\x02\x01'].map((kind) =>
  Buffer.from(`\x7fELF${kind}`),
);
const [DOS, WINDOWS] = [Buffer.from('MZ'), Buffer.from('PE\0\0').readUInt32LE()];
const DOS_TEXT = Buffer.from('This program cannot be run in DOS mode');

/** Whether a program is embedded in a file uncompressed: a Windows program, by its two headers, or a Linux one. */
export function holdsProgram(file: Buffer): boolean {
  if ([DOS_TEXT, ...LINUX].some((mark) => file.includes(mark))) return true;
  for (let at = file.indexOf(DOS); at >= 0; at = file.indexOf(DOS, at + 1)) {
    if (at + 64 > file.length) return false;
    const next = at + file.readUInt32LE(at + 60);
    if (next <= file.length - 4 && file.readUInt32LE(next) === WINDOWS) return true;
  }
  return false;
}

const ARCHIVE_END = Buffer.from('PK\x05\x06');
const ARCHIVE_ENTRY = Buffer.from('PK\x01\x02');

/** Whether the end of a file can also be read as a zip archive, e.g. as a Java program. */
export function endsAsZip(file: Buffer): boolean {
  // An archive's end record has 22 bytes, and a comment of up to 65,535 may follow it.
  return file.subarray(-65_557).includes(ARCHIVE_END) && file.includes(ARCHIVE_ENTRY);
}
