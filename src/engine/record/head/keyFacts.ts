import type { Field, RecordScreen } from '#contract/model/types.ts';
import { pathsIn } from '../../values/fieldAt.ts';

const most = 4;

const isStatus = ({ kind, options }: Field) =>
  kind === 'choice' && options.some(({ tone }) => tone !== 'neutral');

/** The field whose value is the record's status, shown as a chip beside its title. */
export const statusField = ({ fields }: Pick<RecordScreen, 'fields'>): Field | undefined =>
  Object.values(fields).find(isStatus);

/** The fields that a computed title is made of: it tells them already. */
const toldBy = (title: Field | undefined): readonly (string | undefined)[] =>
  [...(JSON.stringify(title?.compute) ?? '').matchAll(/"record\.([^"]+)"/g)].map(
    ([, path]) => path,
  );

/**
 * What decides about a record at first sight: the columns that its list shows, without what title and status tell. The
 * caller leaves out those that the record does not have.
 */
export const factFields = (
  screen: Pick<RecordScreen, 'fields' | 'list' | 'title'>,
): readonly Field[] => {
  const told = [screen.title, statusField(screen)?.path, ...toldBy(screen.fields[screen.title])];
  return screen.list.columns
    .filter(({ hidden, field }) => !hidden && !told.includes(field))
    .flatMap(({ field }) => screen.fields[field] ?? [])
    .slice(0, most);
};

/** What `show` tells beyond the form, the chip and the facts: read only, it follows below the form. */
export const fieldsBeyondForm = (screen: RecordScreen): readonly Field[] => {
  const told = [
    ...pathsIn(screen.form),
    ...factFields(screen).map(({ path }) => path),
    statusField(screen)?.path,
  ];
  return pathsIn(screen.show)
    .filter(path => !told.includes(path))
    .flatMap(path => screen.fields[path] ?? []);
};
