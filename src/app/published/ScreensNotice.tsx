import { liveScreens, takeScreens } from 'virtual:screens';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { LiveHeads } from '#contract/calls/screens/liveScreens.ts';
import { readHeads } from '#engine/published/publishedScreen.ts';
import { UserContext } from '#parts/contexts/useUser.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { StartContext } from '#parts/StartContext.ts';

/** What tells one state from another: heads follow versions. */
const stateOf = (live: LiveHeads | undefined): string =>
  JSON.stringify([
    Object.entries(live?.versions ?? {}).toSorted(),
    (live?.without ?? []).toSorted(),
  ]);

/**
 * Says that screens were published since the page was opened, and shows them when the person wants it: menu and addresses follow,
 * a form is drawn again around what was typed. Closed, it says so again at the next change.
 */
export const ScreensNotice = () => {
  const translate = useTranslate();
  const { user: madeFor } = useContext(StartContext);
  const person = useContext(UserContext);
  const [next, setNext] = useState<LiveHeads | null>(null);
  const ask = (isAtOnce = false): void => {
    void readHeads().then(
      read => {
        if (stateOf(read) === stateOf(liveScreens())) return setNext(null);
        return isAtOnce ? takeScreens(read) : setNext(read);
      },
      // The next event asks again, and so does the next page.
      () => undefined,
    );
  };
  const begin = useEffectEvent((id: number | undefined) => {
    // A page that was made for nobody, or for somebody else, knows nothing of what this person may open.
    if (id !== undefined && madeFor?.id !== id) ask(true);
  });
  useEffect(() => begin(person?.id), [person?.id]);
  useEvents(
    'screens',
    () => ask(),
    () => ask(),
  );
  const show = () => {
    if (next) takeScreens(next);
    setNext(null);
  };
  if (next === null) return null;
  return (
    <Box
      data-chrome
      sx={{
        position: 'fixed',
        // Above the page and below what opens over it: a menu or a dialog is never covered.
        zIndex: 'fab',
        bottom: 72,
        right: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        width: { sm: 380 },
        '@media print': { display: 'none' },
      }}
    >
      <Alert
        severity="info"
        role="status"
        elevation={4}
        action={
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Button color="inherit" size="small" onClick={show}>
              {translate('app.screens.show')}
            </Button>
            <IconButton
              size="small"
              color="inherit"
              aria-label={translate('app.screens.later')}
              onClick={() => setNext(null)}
            >
              <Icon name="x" />
            </IconButton>
          </Box>
        }
      >
        {translate('app.screens.changed')}
      </Alert>
    </Box>
  );
};
