import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** Whose a CV is. `digits` are the ten of the phone number. */
export type MadeCv = Record<
  'file' | 'layout' | 'program' | 'email' | 'digits' | 'firstName' | 'lastName',
  string
>;

const FOLDER = 'test/cv-layouts';

/** The made CVs, and their bytes by the name of the file. */
export const madeCvs = JSON.parse(readFileSync(`${FOLDER}/truth.json`, 'utf8')) as MadeCv[];
export const cvBytes = unzipSync(brotliDecompressSync(readFileSync(`${FOLDER}/cvs.zip.br`)));
