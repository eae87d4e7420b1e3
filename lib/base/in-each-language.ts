/**
 * The addresses of candidates' pages, which there are in each language: in [1] as it is in English, '' for the home page. In
 * the script of every page.
 */
export const IN_EACH_LANGUAGE =
  /^(?:\/..(?=\/|$))?(?:\/?|(\/(?:job(?:-details|-alert)?|applyjob|application|candidates|saved|register|verify|your-data|faq)(?:\/.*)?))$/;
