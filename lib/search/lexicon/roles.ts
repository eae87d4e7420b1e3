/** Endings of English nouns for who does a job. */
export const ROLE_ENDINGS =
  'er or eer ist yst ian man men woman women person ant ee ive eur boy girl maid wife'.split(' ');

/** Such nouns without one of these endings. */
export const ROLES = (
  'nurse cook chef guard clerk peon tutor pilot agent intern ayah steward captain coach guide host hostess model head lead ' +
  'chief dean principal faculty warden constable surgeon mechanic paramedic architect advocate associate apprentice expert ' +
  'professional specialist representative secretary labour mason incharge staff medic coolie aide artiste fellow boy girl maid person man woman'
).split(' ');

/** Trades of their own, whatever they work for: a sales engineer is no salesperson. */
export const OWN_TRADES = 'engineer analyst developer scientist designer architect consultant'.split(' ');

/** Other words with these endings that are frequent in searches. */
export const NOT_ROLES = 'computer customer german human order paper power server water'.split(' ');

/** Words in titles for those who lead, or have done a work for long. */
export const SENIOR = 'senior sr lead chief director president vp avp svp manager gm agm dgm'.split(' ');

/** Words in titles for a job's level rather than its work: dropped if few jobs match all words of a search. */
export const LEVELS: readonly string[] = (
  'executive officer specialist associate professional expert staff personnel ' +
  'senior junior experienced skilled qualified'
).split(' ');
