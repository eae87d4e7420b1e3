/** The paper a block stands on. */
export type Toned<T> = Omit<T, 'kind'> & { tone?: 'paper' | 'raised' | 'deep' };
