import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import { Chart } from '#engine/charts/lazyChart.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { figureTableStyles } from '#parts/page/figureTableStyles.ts';
import { Money } from '#parts/words/Money.tsx';
import type { Theme } from '@mui/material/styles';

interface Bucket {
  readonly bucket: string;
  readonly count: number;
  readonly salesPrice: number;
}

interface Props {
  kind: 'renewals' | 'lapsed';
  buckets: readonly Bucket[];
  chosen: string | undefined;
  /** Undefined: the chosen one is let go. */
  onChoose: (bucket: string | undefined) => void;
}

const tableStyles = (theme: Theme) => ({
  ...figureTableStyles(theme),
  '& tr[data-chosen]': { background: theme.vars.palette.action.selected },
});

/** Buckets of days as a plot with the table behind it; a bucket narrows the list below to its packages. */
export const Buckets = ({ kind, buckets, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const names = buckets.map(({ bucket }) =>
    kind === 'lapsed' ? translate('renewals.days', { days: bucket }) : bucket,
  );
  const pick = (place: number) => {
    const bucket = buckets[place]?.bucket;
    onChoose(bucket === chosen ? undefined : bucket);
  };
  return (
    <SectionFrame title={translate(`renewals.${kind}`)}>
      <Box sx={{ px: 2 }}>
        <Chart
          label={translate('renewals.packages')}
          names={names}
          values={buckets.map(({ count }) => count)}
          tone={kind === 'lapsed' ? 'danger' : 'accent'}
          onPick={pick}
        />
      </Box>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{translate(`renewals.${kind}Head`)}</th>
            <th scope="col">{translate('renewals.packages')}</th>
            <th scope="col">{translate('renewals.value')}</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ bucket, count, salesPrice }, place) => (
            <tr key={bucket} data-chosen={bucket === chosen || undefined}>
              <th scope="row">
                <button type="button" aria-pressed={bucket === chosen} onClick={() => pick(place)}>
                  {names[place]}
                </button>
              </th>
              <td>{writeNumber(count)}</td>
              <td>
                <Money paise={salesPrice} isShort />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </SectionFrame>
  );
};
