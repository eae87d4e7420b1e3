const [HEADER_BYTES, ENTRY_BYTES, MINI_BYTES, STREAM, ROOT] = [512, 128, 64, 2, 5];

/** A storage, or a stream with its content; `isWhole` is false if not all of it is in the file. */
export type CompoundEntry = {
  name: string;
  isStream: boolean;
  hasChild: boolean;
  content: Buffer;
  isWhole: boolean;
};

/**
 * Reads the entries of an OLE compound file ([MS-CFB]) of up to 6 MB, whose tables the header lists completely. Takes time
 * and memory in proportion to the file, whatever it contains.
 *
 * @throws Error if it has no header, or its streams overlap
 */
export function readCompound(file: Buffer): CompoundEntry[] {
  if (file.length < HEADER_BYTES) throw new Error('no header');
  const size = file.readUInt16LE(30) === 12 ? 4096 : 512;
  const sector = (at: number) => file.subarray((at + 1) * size, (at + 2) * size);
  const tables = Array.from({ length: 109 }, (_, index) => file.readUInt32LE(76 + 4 * index));
  const table = Buffer.concat([...new Set(tables)].map(sector));
  const directory = follow(table, file.readUInt32LE(48), sector);
  const miniTable = follow(table, file.readUInt32LE(60), sector);
  const cutoff = file.readUInt32LE(56);
  let [mini, left]: [Buffer, number] = [Buffer.alloc(0), file.length];
  const miniSector = (at: number) => mini.subarray(at * MINI_BYTES, (at + 1) * MINI_BYTES);
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES);
    const [type, start, length] = [entry[66], entry.readUInt32LE(116), entry.readUInt32LE(120)];
    if (type === ROOT && mini.length === 0) mini = follow(table, start, sector);
    const isStream = type === STREAM;
    const isMini = length < cutoff;
    const content = follow(
      isMini ? miniTable : table,
      start,
      isMini ? miniSector : sector,
      isStream ? length : 0,
    );
    if ((left -= content.length) < 0) throw new Error('streams overlap');
    const name = entry.toString('utf16le', 0, Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2);
    entries.push({
      name,
      isStream,
      hasChild: entry.readInt32LE(76) >= 0,
      content,
      isWhole: !isStream || content.length === length,
    });
  }
  return entries;
}

/** The sectors of a chain up to a length, or to where it ends, leaves the file or repeats itself. */
function follow(table: Buffer, start: number, sector: (at: number) => Buffer, length = Infinity): Buffer {
  const chain = new Map<number, Buffer>();
  for (let at = start, left = length; left > 0 && !chain.has(at) && sector(at).length > 0;) {
    chain.set(at, sector(at));
    left -= sector(at).length;
    at = at * 4 + 4 <= table.length ? table.readUInt32LE(at * 4) : -2;
    if (at < 0) break;
  }
  const whole = Buffer.concat([...chain.values()]);
  return length < whole.length ? whole.subarray(0, length) : whole;
}
