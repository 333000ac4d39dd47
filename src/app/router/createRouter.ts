import {
  createPath,
  resolvePath,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import { idle } from '#parts/router/useBlocker.ts';
import type { Holder, Navigate, RouterDoor } from '#parts/router/RouterContext.ts';
import { locationOf, type ConsoleHistory } from './browserHistory.ts';

type Kind = `${NavigationType}`;

/** What is drawn: an address and how the person came to it. */
export interface Shown {
  readonly location: Location;
  readonly kind: Kind;
}

/** A history with a guard before it. */
export interface Router extends RouterDoor {
  readonly state: Shown;
  /** What react-router's own parts navigate by. */
  readonly navigator: Navigator;
  /** Tells one listener where the visit stands, and of each new address. */
  readonly listen: (onChange: (state: Shown) => void) => () => void;
}

/** So long without a move, in milliseconds, and a person who pressed Back several times has stopped. */
const quiet = 100;

/**
 * Shows what the history says, except what a holder holds back. Back and forward have happened when the page hears of
 * them: they are undone at once, so that the address is that of the page that is still shown, and made again if the
 * person says so.
 */
export const createRouter = (history: ConsoleHistory): Router => {
  const holders: Holder[] = [];
  let tell: ((state: Shown) => void) | undefined;
  let state: Shown = { location: history.location, kind: 'POP' };
  /** The place of the entry that is shown. */
  let home = history.index;
  let asking: { readonly holder: Holder } | undefined;
  /** Whose navigation was let through and has not arrived yet. */
  let passing: Holder | undefined;
  let isUndoing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let afterUndo: (() => void) | undefined;

  const settle = (kind: Kind) => {
    home = history.index;
    state = { location: history.location, kind };
    (asking?.holder ?? passing)?.show(idle);
    asking = passing = undefined;
    tell?.(state);
  };

  const isHeld = (kind: Kind, location: Location, pass: () => void): boolean => {
    const holder = holders.at(-1);
    const asked = { currentLocation: state.location, nextLocation: location, historyAction: kind };
    if (!holder || holder === passing || !holder.holds(asked)) return false;
    const question = (asking = { holder });
    holder.show({
      state: 'blocked',
      location,
      proceed: () => {
        if (asking !== question) return;
        asking = undefined;
        passing = holder;
        holder.show({ state: 'proceeding', location, proceed: undefined, reset: undefined });
        pass();
      },
      reset: () => {
        if (asking !== question) return;
        asking = undefined;
        holder.show(idle);
      },
    });
    return true;
  };

  /** Only at home: an entry made or replaced elsewhere would be the wrong one. */
  const atHome = (run: () => void) => {
    if (isUndoing) afterUndo = run;
    else run();
  };

  const move = (kind: 'PUSH' | 'REPLACE', to: To, given: unknown) => {
    const location = locationOf(to, given ?? null);
    const pass = () =>
      atHome(() => {
        if (kind === 'PUSH') history.push(location);
        else history.replace(location);
        settle(kind);
      });
    if (!isHeld(kind, location, pass)) pass();
  };

  const goHome = () => history.go(home - history.index);
  const onUndone = () => {
    clearTimeout(pause);
    if (history.index !== home) {
      // The person was faster, and two who steer at once would never arrive.
      pause = setTimeout(goHome, quiet);
      return;
    }
    isUndoing = false;
    const run = afterUndo;
    afterUndo = undefined;
    run?.();
  };
  const onMove = () => {
    if (isUndoing) return onUndone();
    const delta = history.index - home;
    if (delta !== 0 && isHeld('POP', history.location, () => atHome(() => history.go(delta)))) {
      isUndoing = true;
      goHome();
    } else settle('POP');
  };

  const navigate: Navigate = (to, options = {}) => {
    if (typeof to === 'number') history.go(to);
    else
      move(
        options.replace ? 'REPLACE' : 'PUSH',
        resolvePath(to, state.location.pathname),
        options.state,
      );
  };
  return {
    get state() {
      return state;
    },
    navigate,
    navigator: {
      createHref: to => (typeof to === 'string' ? to : createPath(to)),
      go: delta => history.go(delta),
      push: (to, given) => move('PUSH', to, given),
      replace: (to, given) => move('REPLACE', to, given),
    },
    addHolder: holder => {
      holders.push(holder);
      return () => {
        holders.splice(holders.indexOf(holder), 1);
        if (asking?.holder === holder) asking = undefined;
        if (passing === holder) passing = undefined;
      };
    },
    listen: onChange => {
      tell = onChange;
      // What is below may have navigated before its router listened.
      tell(state);
      return history.listen(onMove);
    },
  };
};
