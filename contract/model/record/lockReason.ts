import { fieldFaults } from '../../domain/messages/fieldFaults.ts';
import { formatValue } from '../../kinds/formatValue.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';
import { isAll, isAny, isNot, isRef, leafParts, type Condition } from '../../rules/condition.ts';
import type { LayoutItem, RecordScreen } from '../screen.ts';
import type { Language, Text } from '../files/screenFile.ts';

const notesIn = (items: readonly LayoutItem[]): readonly (LayoutItem & { type: 'note' })[] =>
  items.flatMap(item => {
    if (item.type === 'note') return [item];
    return item.type === 'field' ? [] : notesIn(item.of);
  });

/** "NetSuite: On", where the condition is that one field has one value. */
const factIn = (condition: Condition, { fields }: Pick<RecordScreen, 'fields'>) => {
  if (typeof condition === 'boolean' || isAll(condition) || isAny(condition) || isNot(condition))
    return undefined;
  const { path, op, operand } = leafParts(condition);
  const field = fields[path];
  if (!field || op !== 'eq' || isRef(operand)) return undefined;
  return (language: Language) =>
    `${field.label[language]}: ${formatValue(field, operand, language)}`;
};

/**
 * Why a field can be changed in some records and not in this one: what the form's note of the same condition says, else
 * the value that closes it. Undefined where nobody may ever change it.
 */
export const lockReason = (
  screen: Pick<RecordScreen, 'fields' | 'form'>,
  path: string,
): Text | undefined => {
  const condition = screen.fields[path]?.readonly;
  if (condition === undefined || typeof condition === 'boolean') return undefined;
  const own = canonicalJson(condition);
  const note = notesIn(screen.form).find(({ visible }) => canonicalJson(visible) === own);
  if (note) return note.note;
  const fact = factIn(condition, screen);
  const { message, hi = message } = fieldFaults.readonly;
  return fact && { en: `${message} ${fact('en')}.`, hi: `${hi} ${fact('hi')}।` };
};
