import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds for which the page that was asked for has the line for itself. */
const afterStart = 1500;

/** Milliseconds after which it shares the line: the bar of a running call waits for no slow list. */
const atLatest = 6000;

/** Whether what every page has, and none waits for, may be fetched by now: once the page is answered, or has had its time. */
export const useAfterStart = (): boolean => {
  const [isThere, setThere] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    let stop: () => void = () => undefined;
    const begin = () => {
      stop();
      setThere(true);
    };
    const look = () => {
      if (client.isFetching() === 0) begin();
    };
    const timer = setTimeout(() => {
      stop = client.getQueryCache().subscribe(look);
      look();
    }, afterStart);
    const last = setTimeout(begin, atLatest);
    return () => {
      clearTimeout(timer);
      clearTimeout(last);
      stop();
    };
  }, [client]);
  return isThere;
};
