import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds for which the page that was asked for has the line for itself. */
const afterStart = 1500;

/** Whether what every page has, and none waits for, may be fetched by now: after a while, and what the page asked is answered. */
export const useAfterStart = (): boolean => {
  const [isThere, setThere] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    let stop: () => void = () => undefined;
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      setThere(true);
    };
    const timer = setTimeout(() => {
      stop = client.getQueryCache().subscribe(look);
      look();
    }, afterStart);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
  return isThere;
};
