/** English paths of candidates' pages, which there are in each language; `/` as well. */
export const IN_EACH_LANGUAGE =
  /^\/(?:(?:job(?:-details|-alert)?|applyjob|application|candidates|saved|register|verify|your-data|faq)(?:\/|$)|$)/;
