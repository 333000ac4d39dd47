import Box from '@mui/material/Box';
import { kinds } from '#contract/kinds/index.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { untold } from '../untold.ts';
import { fileAddress, idsOf, useFileFacts } from '../uploaded/useFileFacts.ts';
import { useFileWords } from '../uploaded/useFileWords.ts';

const Cell = ({ value }: CellProps) => {
  const [id] = idsOf([value]);
  const { files, isPending } = useFileFacts(id === undefined ? [] : [id]);
  if (id === undefined) return <PlainCell>{kinds.file.missing}</PlainCell>;
  const name = files.get(id)?.name ?? (isPending ? untold : id);
  return (
    <Box
      component="a"
      href={fileAddress(id)}
      download={name}
      title={name}
      sx={[
        linkStyles,
        { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      ]}
      onClick={event => event.stopPropagation()}
    >
      {name}
    </Box>
  );
};

/** An uploaded file by its name, which saves it. */
export const view: FieldView = { useWords: useFileWords, Cell };
