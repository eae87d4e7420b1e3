/** Whether a cell says that there is nothing to say: "NA", "Nil", "-", "TBD". */
export const saysNothing = (text: string): boolean =>
  /^(?:n\.?\s?\/?\s?a\.?|none|nil|null|tb[adc]|[^\p{L}\p{N}]*)$/iu.test(text.trim());
