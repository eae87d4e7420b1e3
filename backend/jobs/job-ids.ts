/** The id as a number where it is written as one, so that "7" can be answered as 7 but "007" stays itself. */
export function numberOfId(id: string): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : null;
}
