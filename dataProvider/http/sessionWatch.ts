/** What the client notices of the session while calls come and go; the auth provider acts on it. */
export interface SessionWatcher {
  /** An answer carried another role version than the known one. */
  readonly rightsChanged?: () => void;
  /** A change was refused because its token is not that of the session: another tab has signed in since. */
  readonly tokenRefused?: () => void;
  /** An answer was made for somebody else than who is known here. */
  readonly someoneElse?: () => void;
  /** An answer said that there is no session any more. */
  readonly sessionEnded?: () => void;
}

export const createSessionWatch = () => {
  const watchers = new Set<SessionWatcher>();
  return {
    /** Returns the function that ends the watch. */
    watch: (watcher: SessionWatcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    tell: (event: keyof SessionWatcher) => {
      for (const watcher of watchers) watcher[event]?.();
    },
  };
};
