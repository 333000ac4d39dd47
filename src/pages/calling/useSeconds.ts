import { useEffect, useState } from 'react';

/**
 * The server's time in milliseconds, while something counts; the clock of this machine may be wrong.
 * @param readAt When the answer with that time came, by this machine's clock.
 */
export const useServerTime = (serverNow: string, readAt: number, isCounting: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  return Math.max(now, readAt) - readAt + Date.parse(serverNow);
};

/** `02:14` */
export const clockOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};
