import { kinds } from '#contract/kinds/index.ts';
import type { Field } from '#contract/model/types.ts';
import { untold } from '../untold.ts';
import { idsOf, useFileFacts } from './useFileFacts.ts';

/** The names of uploaded files, for sentences and history. */
export const useFileWords = (_field: Field, values: readonly unknown[]): readonly string[] => {
  const { files, isPending } = useFileFacts(idsOf(values));
  return values.map(value =>
    typeof value === 'string' && value !== ''
      ? (files.get(value)?.name ?? (isPending ? untold : value))
      : kinds.file.missing,
  );
};
