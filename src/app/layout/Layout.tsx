import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { later } from '#parts/fetching/later.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { Menu } from '../menu/Menu.tsx';
import { CallDoor } from './CallDoor.tsx';
import { door } from './door.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { JobDoor } from './JobDoor.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useAfterStart } from './useAfterStart.ts';
import { usePageScroll } from './usePageScroll.ts';
import { usePaletteKey } from './usePaletteKey.ts';

const palette = later(() => import('../palette/CommandPalette.tsx'));
const CommandPalette = door(async () => (await palette()).CommandPalette);
const AfterStart = door(async () => (await palette()).AfterStart);
const help = later(() => import('./HelpDialog.tsx'));
const HelpDialog = door(async () => (await help()).HelpDialog);
const MenuDrawer = door(async () => (await import('../menu/MenuDrawer.tsx')).MenuDrawer);

type Opened = 'menu' | 'palette' | 'help';

/** The frame of every page: menu at the left, top bar, content. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const [chosenRail, setRail] = usePreference<boolean | null>('menu.rail', null);
  // Where there is little room, as on a tablet or enlarged, the page has it, unless someone said otherwise.
  const isRail = chosenRail ?? isNarrow;
  const [choice, setChoice] = useState<{ what: Opened; at: string } | null>(null);
  // Whatever floats belongs to the page that it was opened on.
  const opened = choice?.at === pathname ? choice.what : null;
  // What was opened once stays mounted, so that it can close with its movement.
  const [mounted, setMounted] = useState<readonly Opened[]>([]);
  const open = (what: Opened) => {
    setMounted(all => (all.includes(what) ? all : [...all, what]));
    setChoice({ what, at: pathname });
  };
  const close = () => setChoice(null);
  useShortcut('?', () => open('help'));
  usePageScroll();
  const hasStarted = useAfterStart();
  usePaletteKey(() => (opened === 'palette' ? close() : open('palette')));

  return (
    <Box sx={{ display: 'flex', minHeight: '100%' }}>
      <SkipLink />
      <Box
        component="aside"
        data-chrome
        sx={theme => ({
          display: { xs: 'none', sm: 'block' },
          flex: 'none',
          position: 'sticky',
          top: 0,
          width: isRail ? 56 : 248,
          height: '100vh',
          background: theme.vars.palette.surface.nav,
          borderRight: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Menu isRail={isRail} onToggleRail={() => setRail(!isRail)} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar
          onOpenMenu={() => open('menu')}
          onOpenPalette={() => open('palette')}
          onOpenHelp={() => open('help')}
        />
        <OfflineBanner />
        <CallDoor />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
        </Box>
      </Box>
      <JobDoor />
      {hasStarted && <AfterStart />}
      {mounted.includes('menu') && <MenuDrawer isOpen={opened === 'menu'} onClose={close} />}
      {mounted.includes('palette') && (
        <CommandPalette isOpen={opened === 'palette'} onClose={close} />
      )}
      {mounted.includes('help') && <HelpDialog isOpen={opened === 'help'} onClose={close} />}
    </Box>
  );
};
