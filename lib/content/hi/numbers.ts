/** Numbers with their units. */
export const numbers = {
  /** "जॉब" has no separate plural. */
  jobs: (count: number) => `${count.toLocaleString('en-IN')} जॉब`,
  /** The same with "there is", "there are". */
  jobsThere: (count: number) => `${count.toLocaleString('en-IN')} जॉब ${count === 1 ? 'है' : 'हैं'}`,
  /** Years; less than one in months. */
  time(years: number, plus: '+' | '' = ''): string {
    if (years >= 1) return `${Number(years.toFixed(1))}${plus} साल`;
    const months = Math.round(years * 12);
    return `${months}${plus} ${months === 1 ? 'महीना' : 'महीने'}`;
  },
};
