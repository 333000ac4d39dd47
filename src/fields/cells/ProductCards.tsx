import Box from '@mui/material/Box';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { cardsIn } from '../slots/cardsIn.ts';

/** The pictures of a slot in a row, by their priority. */
export const ProductCards = ({ value }: CellProps) => {
  const cards = cardsIn(value);
  if (cards.length === 0) return <PlainCell>-</PlainCell>;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {cards.map(({ priority, content, title }) => (
        <Box
          key={priority}
          component="img"
          src={content}
          alt={title ?? String(priority)}
          title={title ?? String(priority)}
          loading="lazy"
          sx={theme => ({
            height: 56,
            maxWidth: 120,
            objectFit: 'contain',
            borderRadius: '6px',
            background: theme.vars.palette.surface.inset,
          })}
        />
      ))}
    </Box>
  );
};
