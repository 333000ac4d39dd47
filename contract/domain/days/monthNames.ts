/** Sales months as the calls name them; `monthNumber` is the place from 1. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type MonthName = (typeof monthNames)[number];

/** The number of a month by its name, whatever its letter case, or by its number; undefined for anything else. */
export const monthNumberOf = (month: string | number): number | undefined => {
  const text = String(month).trim().toLowerCase();
  const at = monthNames.findIndex(
    (name, place) => name.toLowerCase() === text || String(place + 1) === text,
  );
  return at === -1 ? undefined : at + 1;
};

export const monthNameOf = (monthNumber: number): MonthName => {
  const name = monthNames[monthNumber - 1];
  if (!name) throw new Error(`${monthNumber} is not a month`);
  return name;
};
