/**
 * The shape of a language's words, as the English ones have it: what does not compile is missing or too much. Texts are any
 * texts; functions take what the English one takes.
 */
export type Words<T> = T extends (...given: infer Given) => infer Said
  ? (...given: Given) => Words<Said>
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Entry)[]
        ? readonly Words<Entry>[]
        : { readonly [Name in keyof T]: Words<T[Name]> };
