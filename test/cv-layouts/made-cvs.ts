import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** Expected contact details of a CV. `digits` are the phone number's ten. */
export type MadeCv = Record<
  'file' | 'layout' | 'program' | 'email' | 'digits' | 'firstName' | 'lastName',
  string
>;

const FOLDER = 'test/cv-layouts';

/** The generated CVs, and their bytes by file name. */
export const madeCvs = JSON.parse(readFileSync(`${FOLDER}/truth.json`, 'utf8')) as MadeCv[];
export const cvBytes = unzipSync(brotliDecompressSync(readFileSync(`${FOLDER}/cvs.zip.br`)));
