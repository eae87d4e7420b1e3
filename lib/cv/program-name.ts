const PROGRAM =
  /\.(exe|dll|com|scr|cpl|msi|bat|cmd|ps1|vb[se]?|jse?|ws[fh]?|hta|lnk|url|jar|sh|py|chm|reg|pif|sct|html?|mht(ml)?|xll|iso|img|vhdx?)\s*$/i;

/** Whether a file of this name is run, or leads on, when somebody opens it. */
export const isProgramName = (name: string): boolean => PROGRAM.test(name);
