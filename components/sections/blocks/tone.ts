/** The background of a block. */
export type Toned<T> = Omit<T, 'kind'> & { tone?: 'paper' | 'raised' | 'deep' };
