/** What the client notices of the session while calls come and go; the auth provider acts on it. */
export interface SessionWatcher {
  /** An answer carried another role version than the known one. */
  readonly rightsChanged?: () => void;
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
