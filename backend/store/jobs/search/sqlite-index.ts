import type { Database } from 'better-sqlite3';
import { isKnownWordMaterial, trigrams } from './closest-word';
import { wordsOfJob } from './job-words';
import { categoryMark } from './match-expression';
import type { NewJob } from '../../store';

export type IndexEntry = { listingKey: number; job: NewJob; categoryId: number; categoryName: string };

export type JobIndex = {
  remove(listingKeys: number[]): void;
  add(entries: IndexEntry[]): void;
};

/** The writing side of the search tables. Both methods are for use within a transaction. */
export function createJobIndex(db: Database): JobIndex {
  // A number beyond 32 bits is bound as a float, which FTS5 does not take for a rowid.
  const insertHead = db.prepare(
    `INSERT INTO job_heads (rowid, title, company, place, category, mark)
     VALUES (CAST(? AS INTEGER), ?, ?, ?, ?, ?)`,
  );
  const insertText = db.prepare('INSERT INTO job_texts (rowid, words) VALUES (CAST(? AS INTEGER), ?)');
  const deleteHead = db.prepare('DELETE FROM job_heads WHERE rowid = CAST(? AS INTEGER)');
  const deleteText = db.prepare('DELETE FROM job_texts WHERE rowid = CAST(? AS INTEGER)');
  const insertWord = db.prepare('INSERT OR IGNORE INTO known_words (word) VALUES (?)');
  const insertTrigram = db.prepare('INSERT OR IGNORE INTO word_trigrams VALUES (?, ?, ?)');

  const learn = (words: Set<string>) => {
    for (const word of words) {
      const { changes, lastInsertRowid } = insertWord.run(word);
      if (changes === 0) continue;
      for (const trigram of trigrams(word)) insertTrigram.run(trigram, [...word].length, lastInsertRowid);
    }
  };

  // FTS5 writes a segment each time a rowid is lower than the one before it: ascending order is ten times faster.
  return {
    remove(listingKeys) {
      const ascending = [...listingKeys].sort((a, b) => a - b);
      for (const key of ascending) deleteHead.run(key);
      for (const key of ascending) deleteText.run(key);
    },
    add(entries) {
      const words = new Set<string>();
      for (const entry of [...entries].sort((a, b) => a.listingKey - b.listingKey)) {
        const { job, listingKey } = entry;
        const { head, all } = wordsOfJob(job, entry.categoryName);
        const mark = categoryMark(entry.categoryId);
        insertHead.run(listingKey, ...head.map((part) => part.join(' ')), mark);
        insertText.run(listingKey, `${all.join(' ')} ${mark}`);
        for (const word of all) if (isKnownWordMaterial(word)) words.add(word);
      }
      learn(words);
    },
  };
}
