import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { computeIncentive } from '#contract/domain/incentives/computeIncentive.ts';
import { FigureParts } from './FigureParts.tsx';
import { OfIncentive } from './OfIncentive.tsx';

/** How the figure came about, by the same function that the server calculates with. */
export const IncentiveBasisPanel = () => {
  const translate = useTranslate();
  return (
    <OfIncentive>
      {({ terms: { rule, slabs }, achievements }) =>
        rule ? (
          <>
            <FigureParts
              computed={computeIncentive({ slabs, cap: rule.cap }, achievements)}
              cap={rule.cap}
            />
            <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 2 }}>
              {translate('incentives.figure.versions', {
                rule: formatDay(rule.effectiveDate),
                slabs: slabs[0] ? formatDay(slabs[0].effectiveDate) : '-',
              })}
            </Box>
          </>
        ) : (
          translate('incentives.figure.no_rule')
        )
      }
    </OfIncentive>
  );
};
