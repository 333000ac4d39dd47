import { useDataProvider } from 'react-admin';
import { useEffect, useRef } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { RecordId } from '#contract/kinds/reference.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useScreen } from '../ScreenContext.ts';
import { withValueAt } from '../values/withValueAt.ts';
import type { RecordFormState } from './useRecordForm.ts';

/**
 * Keeps what a record follows in others (`follows`) in step with what it names: choices that depend on it are offered before the
 * record is saved. A record that cannot be read tells nothing, and the server says why.
 */
export const useFollowed = (form: Pick<RecordFormState, 'values' | 'base' | 'change'>): void => {
  const { fields } = useScreen();
  const dataProvider = useDataProvider();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { values, base } = form;
  const followed = Object.values(fields).flatMap(({ path, follows }) => {
    const to = follows && fields[follows.reference]?.reference?.to;
    if (!to) return [];
    const id: unknown = valueAt(values, follows.reference);
    const isStored = base !== null && id === valueAt(base, follows.reference);
    return isStored || isNoValue(id)
      ? []
      : [{ path, to, field: follows.field, id: id as RecordId }];
  });
  const asked = JSON.stringify(followed);
  useEffect(() => {
    let isOver = false;
    const tell = async ({ path, to, field, id }: (typeof followed)[number]) => {
      const { data } = await dataProvider.getOne(to, { id });
      const { values: now, change } = latest.current;
      const told: unknown = valueAt(data, field);
      if (!isOver && told !== valueAt(now, path)) change(withValueAt(now, path, told));
    };
    for (const one of JSON.parse(asked) as typeof followed) tell(one).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [asked, dataProvider]);
};
