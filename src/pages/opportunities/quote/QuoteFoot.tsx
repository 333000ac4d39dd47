import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import type { QuoteSums } from '#contract/domain/opportunities/quoteLines.ts';
import { Money } from '#parts/words/Money.tsx';

interface Props {
  sums: QuoteSums;
  /** The level that the whole waits for, in words. */
  approval: string;
}

/** What the quote comes to, and which approval it needs. */
export const QuoteFoot = ({ sums, approval }: Props) => {
  const translate = useTranslate();
  const facts = [
    ['rate', <Money key="rate" paise={sums.rate} />],
    [
      'discount',
      <span key="discount">
        <Money paise={sums.rate - sums.sales} /> ({writeNumber(sums.discount / 100)}%)
      </span>,
    ],
    ['sales', <Money key="sales" paise={sums.sales} />],
    ['gst', <Money key="gst" paise={sums.gst} />],
    ['dealValue', <Money key="dealValue" paise={sums.dealValue} />],
    ['approval', approval],
  ] as const;
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 24px',
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { m: 0, typography: 'subtitle2' },
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`quote.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
};
