/** Words in titles for a job's level rather than its work: dropped if few jobs match all words of a search. */
export const LEVELS: readonly string[] = (
  'executive officer specialist associate professional expert staff personnel ' +
  'senior junior experienced skilled qualified'
).split(' ');
