import { liveScreens, takeScreens } from 'virtual:screens';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'react-admin';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { LiveHeads } from '#contract/calls/screens/liveScreens.ts';
import { readHeads } from '#engine/published/publishedScreen.ts';
import { UserContext } from '#parts/contexts/useUser.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { StartContext } from '#parts/StartContext.ts';

/** What tells one state from another: heads follow versions. */
const stateOf = (live: LiveHeads | undefined): string =>
  JSON.stringify([
    Object.entries(live?.versions ?? {}).toSorted(),
    (live?.without ?? []).toSorted(),
  ]);

/**
 * Says that screens were published since the page was opened, and shows them when the person wants it: menu and addresses follow,
 * a form is drawn again around what was typed.
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
  return (
    <Snackbar open={next !== null} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert
        severity="info"
        role="status"
        action={
          <Button color="inherit" size="small" onClick={show}>
            {translate('app.screens.show')}
          </Button>
        }
      >
        {translate('app.screens.changed')}
      </Alert>
    </Snackbar>
  );
};
