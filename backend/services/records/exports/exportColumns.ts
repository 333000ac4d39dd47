import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { unknownField } from '../../../query/refuseQuery.ts';

/**
 * The fields of an export in order: those that are named, else the columns that the list shows at first. Fields that
 * the person's roles hide are not there for them, so naming one is refused like naming none.
 * @throws Refusal UNKNOWN_FIELD.
 */
export const exportColumns = (
  screen: RecordScreen,
  actor: Actor,
  asked: string | undefined,
): readonly Field[] => {
  const hidden = new Set(hiddenFields(screen, actor.roleCodes));
  const known = Object.keys(screen.fields).filter(path => !hidden.has(path));
  const usual = screen.list.columns.filter(column => !column.hidden).map(({ field }) => field);
  const paths = asked
    ? asked.split(',').map(path => path.trim())
    : usual.filter(path => !hidden.has(path));
  return [...new Set(paths)].map(path => {
    const field = known.includes(path) ? screen.fields[path] : undefined;
    if (!field) throw unknownField('columns', path, known);
    return field;
  });
};
