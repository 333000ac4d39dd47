import { isNoValue } from '#contract/domain/noValue.ts';
import { canonicalJson, namesIn } from '#contract/domain/pricing/nameList.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { TypedInput } from '../typed/TypedInput.tsx';
import { useParameterValues } from './ParameterValues.ts';
import { useSuggested } from '../suggested/useSuggested.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';

/** Localities of the city beside this field; none for any other list of names. */
const useLocalities = (isPlace: boolean) => {
  const client = useClient();
  const { cityId } = useParameterValues();
  const ofCity = typeof cityId === 'number' ? { cityId } : {};
  return useSuggested({
    key: callKey('localities.suggest', ofCity),
    isOff: !isPlace,
    ask: async (asked, signal) => {
      const query = { ...asked, rows: 25, ...ofCity };
      const { results, totalCount } = await client.call('localities.suggest', { query, signal });
      const options = results.map(({ localityName: name }) => ({ key: name, title: name }));
      return { options, total: totalCount };
    },
  });
};

/**
 * A list of names that is kept as JSON text, as `localityName` is (part 2 section 3). JSON of another shape is edited as
 * the text it is.
 */
export const NameList = (props: WidgetProps) => {
  const { field, value, onChange, labelId: _labelId, ...rest } = props;
  const suggested = useLocalities(field.path === 'localityName');
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
      {...suggested}
      isMany
      isFree
      chosen={names.map(name => ({ key: name, title: name }))}
      onPick={chosen => onChange(canonicalJson(chosen.map(({ key }) => key)) ?? undefined)}
    />
  );
};
