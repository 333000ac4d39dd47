/** Only these three are "no value"; 0 and false are values (decision T74). */
export const isNoValue = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** A copy without the fields that have no value, as pricing requests are sent (part 2 section 5, decision T74). */
export const withoutNoValues = <Fields extends Record<string, unknown>>(
  fields: Fields,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => !isNoValue(value)),
  ) as Partial<Fields>;
