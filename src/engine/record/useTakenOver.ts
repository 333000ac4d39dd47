import { useGetOne, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isNoValue } from '#contract/domain/noValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useScreen } from '../ScreenContext.ts';
import { withValueAt, type Values } from '../withValueAt.ts';

/** The address parameter that names the record from which a new one takes over. */
export const fromParameter = 'from';

/**
 * What a new record takes over from the one that the address names: the fields that the screen says. A record that
 * cannot be read gives nothing.
 */
export const useTakenOver = (): { values: Values | undefined; isPending: boolean } => {
  const { resource, newFrom } = useScreen();
  const [search] = useSearchParams();
  const from = newFrom.length > 0 ? search.get(fromParameter) : null;
  const { data, isLoading } = useGetOne<RaRecord>(
    resource,
    { id: from ?? '' },
    { enabled: from !== null, retry: false, refetchOnWindowFocus: false },
  );
  const values = useMemo(
    () =>
      data &&
      newFrom.reduce<Values>((taken, path) => {
        const value: unknown = valueAt(data, path);
        return isNoValue(value) ? taken : withValueAt(taken, path, value);
      }, {}),
    [data, newFrom],
  );
  return { values: from === null ? undefined : values, isPending: isLoading };
};
