import Box from '@mui/material/Box';
import { kinds } from '#contract/kinds/index.ts';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { fileAddress, idsOf, useFileFacts } from '../uploaded/useFileFacts.ts';
import { useFileWords } from '../uploaded/useFileWords.ts';

const Cell = ({ value }: CellProps) => {
  const [id] = idsOf([value]);
  const { files } = useFileFacts(id === undefined ? [] : [id]);
  if (id === undefined) return <PlainCell>{kinds.image.missing}</PlainCell>;
  const name = files.get(id)?.name ?? '';
  return (
    <Box
      component="img"
      src={fileAddress(id)}
      alt={name}
      title={name}
      loading="lazy"
      sx={theme => ({
        display: 'block',
        height: 28,
        maxWidth: 96,
        objectFit: 'contain',
        objectPosition: 'left',
        borderRadius: '4px',
        background: theme.vars.palette.surface.inset,
      })}
    />
  );
};

/** An uploaded image, small. */
export const view: FieldView = { useWords: useFileWords, Cell };
