import { useCallback } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import { callKey, screenKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { worded, type Words } from './worded.ts';
import { ring } from './ring.ts';

interface Told extends Words {
  readonly id: number;
  readonly link: string | null;
}

const queryKey = callKey('notifications.recent');

/** What a notice tells of: it comes when someone else has acted. */
const toldBy = [
  queryKey,
  callKey('approvals.details'),
  screenKey('approvals', 'getOne'),
  ...['notifications', 'approvals', 'tile-rows'].map(name => screenKey(name, 'getList')),
];

/** The operating system's notice, where the person allowed it and does not look at the console. */
const showOnDesktop = ({ id, title, body }: Told): void => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  const notice = new Notification(title, { body: body ?? '', tag: `notice-${id}` });
  notice.addEventListener('click', () => window.focus());
};

/** What is under the bell: read once, told from then on. */
export const useNotices = () => {
  const client = useClient();
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const queries = useQueryClient();
  const language = useLanguage();
  const [isDesktop] = usePreference('notices.desktop', false);
  const [isSound] = usePreference('notices.sound', false);
  const reread = () => {
    for (const told of toldBy) void queries.invalidateQueries({ queryKey: told });
  };
  useEvents<Told>(
    'notices',
    told => {
      reread();
      if (isDesktop) showOnDesktop(worded(told, language));
      if (isSound) ring();
    },
    reread,
  );
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('notifications.recent', { signal, isFresh: true }),
    // Who signs out sees the page for a moment more, drawn again without what was read.
    enabled: () => authProvider?.known() !== undefined,
    refetchOnWindowFocus: true,
    select: useCallback(
      (known: AnswerOf<CallOf<'notifications.recent'>>) => ({
        ...known,
        results: known.results.map(notice => worded(notice, language)),
      }),
      [language],
    ),
    retry: false,
  });
  const read = useMutation({
    mutationFn: (ids: readonly number[]) =>
      client.call('notifications.read', { query: { notificationIds: ids.join(',') } }),
  });
  return { list, read };
};
