import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const isAscending = (choices: readonly unknown[]): boolean =>
  choices.every(
    (choice, at) => typeof choice === 'number' && (at === 0 || Number(choices[at - 1]) < choice),
  );

/**
 * The place of a value among its choices, by which a list is ordered: Hot before Warm before Cold, whatever their ids (T40). What is
 * no choice comes last. Undefined where the values themselves have that order, so that their index serves.
 */
export const choiceOrder = (
  value: SQLWrapper,
  choices: readonly unknown[] | undefined,
): SQL | undefined => {
  const known = (choices ?? []).filter(choice => choice !== null);
  if (known.length < 2 || isAscending(known)) return undefined;
  const places = known.map((choice, at) => sql`when ${choice} then ${sql.raw(String(at))}`);
  return sql`case ${value} ${sql.join(places, sql` `)} end`;
};
