import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { missingDate } from '#contract/domain/texts/missing.ts';
import type { GridChange } from './gridChanges.ts';
import type { GridModel, GridRow } from './GridModel.ts';
import { rowWords } from './rowWords.ts';

interface Props<R extends GridRow> {
  changes: readonly GridChange<R>[];
  model: GridModel<R>;
  onTakeBack: (change: GridChange<R>) => void;
}

const keyOf = <R extends GridRow>(change: GridChange<R>): string =>
  change.type === 'cell'
    ? `${change.after.key} ${change.column}`
    : `${change.type} ${change.row.key}`;

const badge = { px: 1.5, borderRadius: '4px', typography: 'caption', fontWeight: 600 } as const;

/** Every change with the value before and after, and a way to take this one back. */
export const ChangeList = <R extends GridRow>({ changes, model, onTakeBack }: Props<R>) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(change => {
        const column =
          change.type === 'cell'
            ? model.columns.find(one => one.name === change.column)
            : undefined;
        const what = change.type === 'cell' ? column?.label : model.words[change.type];
        const words = (row: R) => column?.write(row) || missingDate;
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
                {model.nameOf(change.at)}
              </Box>
              <Box component="span" sx={{ flex: 1, fontWeight: 500 }}>
                {what}
              </Box>
              <Button
                size="small"
                variant="text"
                color="primary"
                aria-label={translate('engine.grid.take_back', {
                  what: `${model.nameOf(change.at)} ${what}`,
                })}
                onClick={() => onTakeBack(change)}
              >
                {translate('engine.grid.undo')}
              </Button>
            </Box>
            {change.type === 'cell' ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  <VisuallyHidden>{translate('engine.history.before')} </VisuallyHidden>
                  {words(change.before)}
                </Box>
                <Icon name="arrow-right" size={14} />
                <Box component="span" sx={{ fontWeight: 600 }}>
                  <VisuallyHidden>{translate('engine.history.after')} </VisuallyHidden>
                  {words(change.after)}
                </Box>
              </Box>
            ) : (
              <Box
                component={change.type === 'removed' ? 'del' : 'span'}
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {rowWords(model, change.row)}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
