/** The beginnings of programs: Windows, Linux, macOS (five kinds), Java classes share one with macOS, and scripts. */
const PROGRAM_STARTS = [
  ...['MZ', '\x7fELF', '#!'],
  ...['\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'],
];

/** Whether a file would be run rather than opened. */
export function startsAsProgram(file: Buffer): boolean {
  const head = file
    .subarray(0, 8)
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf)?\s*/, '');
  return PROGRAM_STARTS.some((start) => head.startsWith(start));
}

/** Whether a program lies inside a file as it is: the text that every Windows program holds, or a Linux program's header. */
export function holdsProgram(content: string): boolean {
  return (
    content.includes('This program cannot be run in DOS mode') ||
    /\x7fELF[\x01\x02][\x01\x02]\x01/.test(content)
  );
}

/** Whether the end of a file can also be read as a zip archive, e.g. as a Java program. */
export function endsAsZip(content: string): boolean {
  // The record that ends an archive is 22 bytes long and a comment of up to 65,535 may follow it.
  return content.slice(-65_557).includes('PK\x05\x06') && content.includes('PK\x01\x02');
}
