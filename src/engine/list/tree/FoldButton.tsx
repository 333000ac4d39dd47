import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  level: number;
  /** Undefined: there is nothing to open. */
  isOpen: boolean | undefined;
  count: number;
  name: string;
  onToggle: () => void;
}

/** Deeper rows stand no further in: the name needs its room. */
const deepest = 8;

/** Name and button are in one line. */
const inLine = { display: 'inline-flex', verticalAlign: 'middle' } as const;
const besides = { '& + .row-link.row-link': { display: 'inline-block', verticalAlign: 'middle' } };

/** The room before a name in a tree, with the button that opens what is below. */
export const FoldButton = ({ level, isOpen, count, name, onToggle }: Props) => {
  const translate = useTranslate();
  const inset = (Math.min(level, deepest) - 1) * 20;
  if (isOpen === undefined)
    return <Box component="span" sx={{ ...inLine, ...besides, width: inset + 28 }} />;
  return (
    <ButtonBase
      aria-expanded={isOpen}
      aria-label={translate('engine.tree.below', { name, count: writeNumber(count) })}
      onClick={onToggle}
      sx={theme => ({
        ...inLine,
        ...besides,
        position: 'relative',
        zIndex: 1,
        ml: `${inset}px`,
        width: 24,
        height: 24,
        mr: 1,
        borderRadius: '4px',
        color: 'text.secondary',
        '&:hover': { background: theme.vars.palette.surface.inset },
        '& > svg': { transform: isOpen ? 'rotate(90deg)' : undefined },
        [theme.breakpoints.down('sm')]: { width: 44, height: 44, m: `-12px 0 -12px ${inset}px` },
      })}
    >
      <Icon name="chevron-right" size={16} />
    </ButtonBase>
  );
};
