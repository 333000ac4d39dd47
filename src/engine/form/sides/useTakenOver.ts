import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isNoValue } from '#contract/domain/noValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useScreen } from '../../ScreenContext.ts';
import { withValueAt, type Values } from '../../values/withValueAt.ts';
import { fromParameter, withParameter } from '../newRecordParameters.ts';

/** The fields among the values of the address that the screen lets it fill in; text that is no JSON object has none. */
const valuesIn = (text: string | null, paths: readonly string[]): Values | undefined => {
  if (text === null || paths.length === 0) return undefined;
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    return paths.reduce<Values>((values, path) => {
      const value: unknown = valueAt(said, path);
      return isNoValue(value) ? values : withValueAt(values, path, value);
    }, {});
  } catch {
    return undefined;
  }
};

/**
 * What a new record takes over from the one that the address names, and what the address itself says: the fields that
 * the screen allows. A record that cannot be read gives nothing, and that is told.
 */
export const useTakenOver = (): { values: Values | undefined; isPending: boolean } => {
  const { resource, newFrom, newWith } = useScreen();
  const [search] = useSearchParams();
  const from = newFrom.length > 0 ? search.get(fromParameter) : null;
  const { data, isLoading, isError } = useGetOne<RaRecord>(
    resource,
    { id: from ?? '' },
    { enabled: from !== null, retry: false, refetchOnWindowFocus: false },
  );
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const missing = isError ? translate('engine.form.notInStore') : undefined;
  useEffect(() => {
    if (missing !== undefined) snackbar('warning', missing);
  }, [missing, snackbar]);
  const said = newWith.length > 0 ? search.get(withParameter) : null;
  const given = useMemo(() => valuesIn(said, newWith), [said, newWith]);
  const taken = useMemo(
    () =>
      data &&
      newFrom.reduce<Values>((begun, path) => {
        const value: unknown = valueAt(data, path);
        return isNoValue(value) ? begun : withValueAt(begun, path, value);
      }, {}),
    [data, newFrom],
  );
  return { values: from === null ? given : taken, isPending: isLoading };
};
