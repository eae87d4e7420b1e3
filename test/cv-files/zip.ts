import { crc32, deflateRawSync } from 'node:zlib';

type ZipOptions = {
  /** Deflate the entries instead of storing them. */
  deflate?: boolean;
  encrypted?: boolean;
  /** The uncompressed size that the archive claims for each entry. */
  claimedSize?: number;
};

type Entries = Record<string, string | Buffer> | [string, string | Buffer][];

/** Writes a zip archive, including ones that no archiver would produce. */
export function zip(entries: Entries, { deflate, encrypted, claimedSize }: ZipOptions = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Array.isArray(entries) ? entries : Object.entries(entries)) {
    const [nameBytes, whole] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflate ? deflateRawSync(whole) : whole;
    // Encryption prepends 12 bytes to an entry.
    const data = encrypted ? Buffer.concat([Buffer.alloc(12), packed]) : packed;
    // Version, flags, method, time, date, CRC, two sizes, name length, extra field length.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(deflate ? 8 : 0, 4);
    common.writeUInt32LE(crc32(whole), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimedSize ?? whole.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}
