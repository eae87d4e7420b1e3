/** A file that unpacks to more than it may. */
export class TooExpanded extends Error {}
