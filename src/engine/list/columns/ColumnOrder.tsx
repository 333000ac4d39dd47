import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useText } from '#parts/useText.ts';
import { ChosenColumn, rowHeights } from './ChosenColumn.tsx';
import type { Columns } from './useColumns.ts';
import { useReorder } from './useReorder.ts';

interface Props {
  columns: Columns;
  /** Under a finger: as wide as its place, its rows high enough to be met. */
  isTouched?: boolean;
}

/** The columns of a list: which there are, and in which order. */
export const ColumnOrder = ({ columns, isTouched = false }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const [words, setWords] = useState('');
  const [news, setNews] = useState('');
  const { all, toggle, move, reset, isChanged } = columns;
  const rowHeight = rowHeights[isTouched ? 'touched' : 'usual'];
  const paths = all.map(({ field }) => field.path);
  const sought = foldedText(words.trim());

  const moveTo = (path: string, place: number) => {
    const found = all.find(({ field }) => field.path === path);
    const target = Math.min(Math.max(place, 1), all.length - 1);
    if (!found || paths.indexOf(path) === target) return;
    move(path, target);
    setNews(
      translate('engine.columns.moved', {
        name: text(found.field.label),
        place: target + 1,
        all: all.length,
      }),
    );
  };
  const { dragged, handle } = useReorder(paths, rowHeight, moveTo);
  // Only drawn in another order while it is dragged: an element that is moved in the page loses the pointer.
  const order = dragged
    ? paths.filter(path => path !== dragged.path).toSpliced(dragged.place, 0, dragged.path)
    : paths;
  const shown = all.filter(({ field }) => foldedText(text(field.label)).includes(sought));

  return (
    <Box sx={{ width: isTouched ? '100%' : 288 }}>
      <Box sx={isTouched ? { pb: 1 } : { p: 3, pb: 1 }}>
        <OutlinedInput
          size="small"
          fullWidth
          inputRef={isTouched ? undefined : focusOnMount}
          value={words}
          onChange={event => setWords(event.target.value)}
          placeholder={translate('engine.columns.find')}
          startAdornment={<Icon name="search" />}
          slotProps={{ input: { 'aria-label': translate('engine.columns.find') } }}
        />
        <LiveRegion sx={{ mt: 2, typography: 'caption', color: 'text.secondary' }}>
          {news ||
            translate('engine.columns.count', {
              shown: all.filter(({ isShown }) => isShown).length,
              all: all.length,
            })}
        </LiveRegion>
      </Box>
      <Box
        component="fieldset"
        aria-label={translate('engine.columns.title')}
        sx={{
          m: 0,
          p: 0,
          px: isTouched ? 0 : 1.5,
          border: 0,
          minWidth: 0,
          // A drawer scrolls as a whole.
          maxHeight: isTouched ? undefined : 400,
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {shown.map(({ field, isShown }) => (
          <ChosenColumn
            key={field.path}
            label={text(field.label)}
            height={rowHeight}
            order={order.indexOf(field.path)}
            isFirst={field.path === paths[0]}
            isShown={isShown}
            isDragged={dragged?.path === field.path}
            canMove={sought === '' && isShown}
            onToggle={() => {
              setNews('');
              toggle(field.path);
            }}
            onMove={by => moveTo(field.path, paths.indexOf(field.path) + by)}
            handle={handle(field.path)}
          />
        ))}
      </Box>
      <Box sx={theme => ({ p: 2, mt: 1, borderTop: `1px solid ${theme.vars.palette.divider}` })}>
        <Button
          variant="text"
          size="small"
          disabled={!isChanged}
          onClick={() => {
            setNews('');
            reset();
          }}
        >
          {translate('engine.columns.reset')}
        </Button>
      </Box>
    </Box>
  );
};
