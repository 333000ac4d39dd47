import { useMemo } from 'react';
import { offeredOptions } from '#contract/model/record/offeredOptions.ts';
import type { Field } from '#contract/model/types.ts';
import { useFromForm } from '../FormValues.ts';

/** A field with the options that are offered now, and those that are chosen already, so that they keep their names. */
export const useOffered = (field: Field, value: unknown): Field => {
  const isOpen = field.options.every(({ when }) => when === true);
  const offered = useFromForm(scope =>
    isOpen ? '' : JSON.stringify(offeredOptions(field, scope).map(option => option.value)),
  );
  return useMemo(() => {
    if (isOpen) return field;
    const values = [...(JSON.parse(offered) as unknown[]), ...[value].flat()];
    return { ...field, options: field.options.filter(option => values.includes(option.value)) };
  }, [field, value, isOpen, offered]);
};
