import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** What is paged, for those who listen. */
  label: string;
}

/** The range in words and one page back and on; pages count from 0. Absent where one page shows all. */
export const LinePager = ({ page, size, total, onPage, label }: Props) => {
  const translate = useTranslate();
  if (total <= size) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        py: 3,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" role="status" sx={{ flex: 1 }}>
        {translate('engine.import.range', {
          from: writeNumber(page * size + 1),
          to: writeNumber(Math.min((page + 1) * size, total)),
          total: writeNumber(total),
        })}
      </Box>
      {(
        [
          ['engine.list.previous', page - 1, 'chevron-left'],
          ['engine.list.next', page + 1, 'chevron-right'],
        ] as const
      ).map(([words, target, icon]) => (
        <IconButton
          key={words}
          aria-label={translate(words)}
          disabled={target < 0 || target * size >= total}
          onClick={() => onPage(target)}
          sx={theme => ({
            border: `1px solid ${theme.vars.palette.border.button}`,
            [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
          })}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </Box>
  );
};
