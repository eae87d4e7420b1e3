/**
 * Why a job is closed: the position is filled; it is paused and may come back; nobody confirmed for long that it is open;
 * '' for anything else, such as its closing date.
 */
export type ClosedReason = '' | 'filled' | 'paused' | 'unconfirmed';
