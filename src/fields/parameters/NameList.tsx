import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import { canonicalJson, namesIn } from '#contract/domain/pricing/nameList.ts';
import { useClient } from '#parts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { TypedInput } from '../typed/TypedInput.tsx';
import { useParameterValues } from './ParameterValues.ts';
import { SuggestedPicker } from './SuggestedPicker.tsx';

/** Localities of the city beside this field, for the words typed; none for any other list of names. */
const useLocalities = (isAsked: boolean, text: string) => {
  const client = useClient();
  const { cityId } = useParameterValues();
  const ofCity = typeof cityId === 'number' ? { cityId } : {};
  return useQuery({
    queryKey: ['localities.suggest', { text, ...ofCity }],
    enabled: isAsked && text !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('localities.suggest', { query: { text, rows: 25, ...ofCity }, signal }),
  });
};

/**
 * A list of names that is kept as JSON text, as `localityName` is (part 2 section 3). JSON of another shape is edited as
 * the text it is.
 */
export const NameList = (props: WidgetProps) => {
  const { field, value, onChange, labelId: _labelId, ...rest } = props;
  const [words, setWords] = useState('');
  const isPlace = field.path === 'localityName';
  const { data, isFetching } = useLocalities(isPlace, words);
  const names = namesIn(value);
  if (names.length === 0 && !isNoValue(value) && canonicalJson(value) !== null)
    return (
      <TypedInput
        {...rest}
        isMonospace
        text={typeof value === 'string' ? value : JSON.stringify(value)}
        onCommit={text => onChange(text.trim() === '' ? undefined : text)}
      />
    );
  return (
    <SuggestedPicker
      {...rest}
      isMany
      isFree
      chosen={names.map(name => ({ key: name, title: name }))}
      options={(words === '' ? [] : (data?.results ?? [])).map(({ localityName }) => ({
        key: localityName,
        title: localityName,
      }))}
      isSearching={isPlace && isFetching}
      onSearch={setWords}
      onPick={chosen => onChange(canonicalJson(chosen.map(({ key }) => key)) ?? undefined)}
    />
  );
};
