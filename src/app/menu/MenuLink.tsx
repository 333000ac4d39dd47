import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/Tip.tsx';
import { useText } from '#parts/useText.ts';
import type { MenuEntry } from './menuTree.ts';

interface Props {
  entry: MenuEntry;
  isCurrent: boolean;
  isRail: boolean;
  onOpen?: () => void;
}

/** One page of the menu; the current one brings itself into view. */
export const MenuLink = ({ entry, isCurrent, isRail, onOpen }: Props) => {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isCurrent) return undefined;
    // With the next frame: at once it would lay out a page that is still being put together.
    const frame = requestAnimationFrame(() => link.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);
  const label = text(entry.label);
  return (
    <Tip words={isRail ? label : ''} side="right">
      <ButtonBase
        ref={link}
        component={Link}
        to={entry.route}
        data-menu-entry
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isRail ? label : undefined}
        onClick={onOpen}
        sx={theme => ({
          display: 'flex',
          justifyContent: isRail ? 'center' : 'flex-start',
          gap: 2.5,
          width: '100%',
          minHeight: { xs: 44, sm: 32 },
          px: 2,
          py: 0.5,
          borderRadius: '6px',
          typography: 'body2',
          textAlign: 'left',
          color: theme.vars.palette.text.secondary,
          '&:hover': {
            background: theme.vars.palette.action.focus,
            color: theme.vars.palette.text.primary,
          },
          '& > svg': { flex: 'none' },
          '&:focus-visible': { outlineOffset: -2 },
          ...(isCurrent && {
            fontWeight: 550,
            color: theme.vars.palette.primary.text,
            background: theme.vars.palette.action.selected,
            '&:hover': { background: theme.vars.palette.action.selected },
          }),
        })}
      >
        <Icon name={entry.icon} />
        {!isRail && (
          <Box component="span" sx={{ minWidth: 0 }}>
            {label}
          </Box>
        )}
      </ButtonBase>
    </Tip>
  );
};
