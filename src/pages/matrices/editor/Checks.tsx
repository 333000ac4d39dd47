import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { wholeInBasisPoints } from '#contract/domain/money/paise.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { IconName } from '#parts/icons/icons.ts';
import { writeCell } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import type { Rows } from '../model/rows.ts';

interface Props {
  rows: Rows;
  /** Cells that keep the matrix from being saved. */
  faults: number;
  names: DesignationNames;
}

interface Line {
  readonly icon: IconName;
  readonly tone: 'success' | 'warning' | 'error';
  readonly words: string;
}

/** Whether the levels fit together, and what nobody decides; warnings do not keep anyone from saving. */
export const Checks = ({ rows, faults, names }: Props) => {
  const translate = useTranslate();
  const last = rows.findLast(({ untilBp }) => untilBp !== null);
  const lines: Line[] = [
    faults > 0
      ? {
          icon: 'circle-alert',
          tone: 'error',
          words: translate('matrices.check.faults', { smart_count: faults }),
        }
      : { icon: 'circle-check', tone: 'success', words: translate('matrices.check.complete') },
  ];
  if (last?.untilBp && last.untilBp < wholeInBasisPoints)
    lines.push({
      icon: 'triangle-alert',
      tone: 'warning',
      words: translate('matrices.check.above', { limit: writeCell(last, 'untilBp', names) }),
    });
  if (last && last.dealUntilPaise !== null)
    lines.push({
      icon: 'triangle-alert',
      tone: 'warning',
      words: translate('matrices.check.deals', { limit: writeCell(last, 'dealUntilPaise', names) }),
    });
  return (
    <Box
      component="ul"
      sx={{ m: 0, mt: 4, p: 0, listStyle: 'none', display: 'grid', gap: 2, typography: 'body2' }}
    >
      {lines.map(({ icon, tone, words }) => (
        <Box
          key={words}
          component="li"
          sx={theme => ({
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            '& svg': { flex: 'none', color: theme.vars.palette.tone[tone].icon },
          })}
        >
          <Icon name={icon} />
          {words}
        </Box>
      ))}
    </Box>
  );
};
