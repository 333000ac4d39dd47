import { writeCount } from '#contract/requests/writeCount.ts';
import { useText } from '#parts/useText.ts';
import { ChartBars, type ChartProps } from './ChartBars.tsx';
import { optionPart, partsBeside, useOptionCounts } from './useOptionCounts.ts';

/** How many records each option of a field has of those that are found. */
export const OptionChart = ({ state, by }: ChartProps) => {
  const text = useText();
  const { counts, error, readAgain } = useOptionCounts(state, by);
  const chosen = state.parts.find(part => part.type === 'field' && part.path === by.path);
  const isKnown = counts.every(count => count !== undefined);
  const bars = by.options.flatMap((option, at) => {
    const count = counts[at] ?? 0;
    const isChosen =
      chosen?.type === 'field' && chosen.op === 'eq' && chosen.operand === option.value;
    const pick = () => {
      const others = partsBeside(state, by);
      state.setParts(isChosen ? others : [...others, optionPart(by, option)]);
    };
    const bar = {
      label: text(option.label),
      value: count,
      words: writeCount(count),
      isChosen,
      pick,
    };
    return count === 0 ? [] : [bar];
  });
  // The list itself says that there is nothing.
  if (isKnown && bars.length === 0) return null;
  return (
    <ChartBars
      label={text(by.label)}
      bars={isKnown ? bars : undefined}
      error={error}
      onRetry={readAgain}
    />
  );
};
