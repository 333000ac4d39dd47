import { useSyncExternalStore } from 'react';

const key = 'jobs.followed';
const listeners = new Set<() => void>();

const read = (): string => sessionStorage.getItem(key) ?? '';

const write = (ids: readonly string[]): void => {
  sessionStorage.setItem(key, ids.join(','));
  for (const listener of listeners) listener();
};

const idsOf = (stored: string): readonly string[] => stored.split(',').filter(id => id !== '');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows how a job goes on wherever the person goes, until it is put away; it outlives a reload, not the tab. */
export const followJob = (id: number): void =>
  write([...idsOf(read()).filter(one => one !== String(id)), String(id)].slice(-3));

export const leaveJobs = (): void => write([]);

/** Ids of the jobs that were started here and not put away, with commas between. */
export const useFollowedJobs = (): string => useSyncExternalStore(subscribe, read);
