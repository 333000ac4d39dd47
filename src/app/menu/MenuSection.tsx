import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#parts/useText.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuBranch } from './menuTree.ts';

interface Props {
  branch: MenuBranch;
  currentRoute: string | undefined;
  isFolded: boolean;
  isRail: boolean;
  onFold: () => void;
  onOpen?: () => void;
}

/** A group of pages that can be folded; folded, it still shows the page that is open. */
export const MenuSection = ({ branch, currentRoute, isFolded, isRail, onFold, onOpen }: Props) => {
  const text = useText();
  const list = useId();
  const entries = branch.entries.filter(
    entry => !isFolded || isRail || entry.route === currentRoute,
  );
  return (
    <Box
      sx={theme => ({
        mb: isRail ? 2 : 3,
        ...(isRail && {
          'div + &': { pt: 2, borderTop: `1px solid ${theme.vars.palette.divider}` },
        }),
      })}
    >
      {!isRail && (
        <ButtonBase
          aria-expanded={!isFolded}
          aria-controls={list}
          onClick={onFold}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            width: '100%',
            height: 32,
            px: 2,
            borderRadius: '6px',
            typography: 'caption',
            fontWeight: 500,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outlineOffset: -2 },
            '& svg': { transition: 'transform var(--console-fast)' },
            ...(isFolded && { '& svg': { transform: 'rotate(-90deg)' } }),
          }}
        >
          {text(branch.label)}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </ButtonBase>
      )}
      <Box
        component="ul"
        id={list}
        aria-label={text(branch.label)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {entries.map(entry => (
          <li key={entry.route}>
            <MenuLink
              entry={entry}
              isCurrent={entry.route === currentRoute}
              isRail={isRail}
              onOpen={onOpen}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};
