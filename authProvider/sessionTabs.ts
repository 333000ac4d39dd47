/** What a tab tells the others of its browser, which share its session. */
export type SessionNews =
  | { readonly kind: 'signed in'; readonly userId: number }
  | { readonly kind: 'signed out' }
  | { readonly kind: 'ended' };

/** The other tabs of the browser; a test has its own. */
export interface SessionTabs {
  tell(news: SessionNews): void;
  hear(listener: (news: SessionNews) => void): void;
}

/** One for each of the others: a channel hears nothing of its own. */
const channelName = 'console-session';

/** By a channel of the browser; undefined where there is none, as on a server: answers alone tell then. */
export const browserTabs = (): SessionTabs | undefined => {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(channelName);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: news => channel.postMessage(news),
    hear: listener =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data)),
  };
};
