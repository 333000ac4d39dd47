import { useEffect, useState } from 'react';

/** Milliseconds for which the page that was asked for has the line for itself. */
const afterStart = 1500;

/** Whether what every page has, and none waits for, may be fetched by now. */
export const useAfterStart = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), afterStart);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
};
