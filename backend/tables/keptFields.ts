import { visibleText } from '#contract/domain/texts/plainText.ts';
import type { PlannedField } from './fieldPlan.ts';

/** Fields as they are kept and told: text without blanks around it, a time in the one way we write it. */
export const asKept = <Body extends object>(plan: readonly PlannedField[], body: Body): Body => {
  const instants = new Set(plan.filter(({ isInstant }) => isInstant).map(({ name }) => name));
  const kept = (name: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = visibleText(value).trim();
    return instants.has(name) && text !== '' ? new Date(text).toISOString() : text;
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, kept(name, value)]),
  ) as Body;
};

/** Fields as columns; a field that is absent is left out, which writes nothing. */
export const columnsFor = (
  plan: readonly PlannedField[],
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    plan.flatMap(({ name, write }) =>
      write && fields[name] !== undefined ? [[write.column, write.value(fields[name])]] : [],
    ),
  );
