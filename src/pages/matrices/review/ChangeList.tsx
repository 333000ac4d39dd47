import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Icon } from '#parts/icons/Icon.tsx';
import { VisuallyHidden } from '#parts/VisuallyHidden.tsx';
import type { MatrixChange } from '../model/changes.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import { levelWords, wordsOf } from './changeWords.ts';

interface Props {
  changes: readonly MatrixChange[];
  names: DesignationNames;
  onTakeBack: (change: MatrixChange) => void;
}

const keyOf = (change: MatrixChange): string =>
  change.type === 'cell'
    ? `${change.after.key} ${change.column}`
    : `${change.type} ${change.row.key}`;

const badge = { px: 1.5, borderRadius: '4px', typography: 'caption', fontWeight: 600 } as const;

/** Every change with the value before and after, and a way to take this one back. */
export const ChangeList = ({ changes, names, onTakeBack }: Props) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(change => {
        const what =
          change.type === 'cell'
            ? translate(`matrices.column.${change.column}`)
            : translate(`matrices.save.${change.type}`);
        return (
          <Box
            key={keyOf(change)}
            component="li"
            sx={theme => ({
              py: 2.5,
              typography: 'body2',
              '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
            })}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box
                component="span"
                sx={theme => ({ ...badge, background: theme.vars.palette.surface.inset })}
              >
                L{change.level}
              </Box>
              <Box component="span" sx={{ flex: 1, fontWeight: 500 }}>
                {what}
              </Box>
              <Button
                size="small"
                variant="text"
                color="primary"
                aria-label={translate('matrices.save.takeBack', {
                  what: `L${change.level} ${what}`,
                })}
                onClick={() => onTakeBack(change)}
              >
                {translate('matrices.undo')}
              </Button>
            </Box>
            {change.type === 'cell' ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  <VisuallyHidden>{translate('engine.history.before')} </VisuallyHidden>
                  {wordsOf(change.before, change.column, names)}
                </Box>
                <Icon name="arrow-right" size={14} />
                <Box component="span" sx={{ fontWeight: 600 }}>
                  <VisuallyHidden>{translate('engine.history.after')} </VisuallyHidden>
                  {wordsOf(change.after, change.column, names)}
                </Box>
              </Box>
            ) : (
              <Box
                component={change.type === 'removed' ? 'del' : 'span'}
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {levelWords(change.row, names)}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
