import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field } from '#contract/model/types.ts';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import { filterOf, whereOf } from '../filters/filterParts.ts';
import { useListScope } from '../ListScope.ts';
import { useResolved } from '../state/useResolved.ts';
import { totalsQuery } from '../totals/totalsQuery.ts';
import { ChartBars, type ChartProps, type ListBar } from './ChartBars.tsx';
import { groupParts, type Span } from './groupParts.ts';
import { OptionChart } from './OptionChart.tsx';
import { useGroupNames } from './useGroupNames.ts';
import { partsBeside } from './useOptionCounts.ts';

/** More bars than that are not a picture of anything: those with the most are drawn, of days the last. */
const mostBars = 20;

/** What bars can be by. */
interface Ground {
  readonly key: string;
  readonly field: Field;
  readonly span?: Span;
  readonly label: string;
}

const spans: readonly Span[] = ['day', 'week', 'month'];

/** What the records of each group add up to, or how many they are; by what and of what is the reader's choice. */
export const SumChart = ({ state, by }: ChartProps) => {
  const { resource, list, fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const client = useClient();
  const resolve = useResolved();
  const within = useListScope()?.within ?? true;
  const opened = list.views.find(({ name }) => name === state.viewName)?.bars ?? '';
  const [chosenBy, chooseBy] = usePreference(`bars.by.${resource}`, by.path);
  const [chosenSum, chooseSum] = usePreference(`bars.sum.${resource}.${opened}`, opened);
  const grounds = [by.path, ...list.groups].flatMap((path): readonly Ground[] => {
    const field = fields[path];
    if (!field) return [];
    const name = text(field.label);
    return field.kind === 'date'
      ? spans.map(span => ({
          key: `${path} ${span}`,
          field,
          span,
          label: translate(`engine.chart.${span}`, { name }),
        }))
      : [{ key: path, field, label: name }];
  });
  const ground = grounds.find(({ key }) => key === chosenBy) ?? grounds[0];
  const field = ground?.field ?? by;
  const span = ground?.span;
  const beside = partsBeside(state, field);
  const where = resolve(whereOf(beside) ?? true);
  const asked = filterOf(within === true ? where : { all: [within, where] }, state.q);
  const grouped = { by: field.path, ...(span && { span }) };
  const { data, error, refetch } = useQuery({
    ...totalsQuery(client, resource, asked, grouped),
    // The rows come first.
    enabled: !state.isPending,
    // Bars of another filter stay until these come; groups of another field mean something else.
    placeholderData: (before, query) =>
      canonicalJson(query?.meta ?? null) === canonicalJson(grouped) ? before : undefined,
    meta: grouped,
  });
  const summed = list.totals.flatMap(path => {
    const one = fields[path];
    return one && data?.sums[path] !== undefined ? [one] : [];
  });
  const sum = summed.find(({ path }) => path === chosenSum);
  const valueOf = (group: { count: number; sums: Readonly<Record<string, number>> }) =>
    sum ? (group.sums[sum.path] ?? 0) : group.count;
  // A choice that is named beside that of the chart is a scale: its bars stand as its options do.
  const scale = field.path === by.path ? [] : field.options.map(({ value }) => value);
  const placeOf = ({ value }: { value: unknown }) =>
    scale.findIndex(one => one === value) + (value === null ? scale.length + 1 : 0);
  const sorted = [...(data?.groups ?? [])].sort((one, other) => {
    if (span) return String(other.value).localeCompare(String(one.value));
    return scale.length > 0 ? placeOf(one) - placeOf(other) : valueOf(other) - valueOf(one);
  });
  const drawn = sorted.slice(0, mostBars);
  const undrawn = sorted.slice(mostBars);
  const wordsOf = (value: number) => (sum ? formatValue(sum, value, language) : writeCount(value));
  if (span) drawn.reverse();
  const names = useGroupNames(
    field,
    span,
    drawn.map(({ value }) => value),
  );
  const now = canonicalJson(
    whereOf(state.parts.filter(part => part.type === 'field' && part.path === field.path)) ?? null,
  );
  const bars = drawn.map((group, at): ListBar => {
    const parts = groupParts(field, span, group.value);
    const isChosen = canonicalJson(whereOf(parts)) === now;
    const value = valueOf(group);
    return {
      label: names[at] ?? '',
      value,
      words: wordsOf(value),
      isChosen,
      pick: () => state.setParts(isChosen ? beside : [...beside, ...parts]),
    };
  });
  // A list that shows someone some of its rows alone cannot add up for them, but count.
  if (data && summed.length === 0) return <OptionChart state={state} by={by} />;
  // The list itself says that there is nothing.
  if (data?.groups?.length === 0) return null;
  const label = sum ? `${text(sum.label)}: ${ground?.label ?? ''}` : (ground?.label ?? '');
  return (
    <ChartBars
      label={label}
      bars={data ? bars : undefined}
      error={error}
      onRetry={() => void refetch()}
      write={sum?.kind === 'money' ? shortRupees : undefined}
      note={
        undrawn.length > 0 &&
        translate('engine.chart.undrawn', {
          shown: writeCount(drawn.length),
          smart_count: undrawn.length,
          count: writeCount(undrawn.length),
          value: wordsOf(undrawn.reduce((all, group) => all + valueOf(group), 0)),
        })
      }
      choices={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pb: 2 }}>
          <ListSelect
            isSmall
            aria-label={translate('engine.chart.of')}
            value={sum?.path ?? ''}
            onChange={({ target }) => chooseSum(target.value)}
          >
            <option value="">{translate('engine.chart.number')}</option>
            {summed.map(one => (
              <option key={one.path} value={one.path}>
                {text(one.label)}
              </option>
            ))}
          </ListSelect>
          {grounds.length > 1 && (
            <ListSelect
              isSmall
              aria-label={translate('engine.chart.by')}
              value={ground?.key}
              onChange={({ target }) => chooseBy(target.value)}
            >
              {grounds.map(one => (
                <option key={one.key} value={one.key}>
                  {one.label}
                </option>
              ))}
            </ListSelect>
          )}
        </Box>
      }
    />
  );
};
