import { useEffect } from 'react';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useStart } from '#parts/StartContext.ts';
import { measurePage } from './measurePage.ts';

let isAsked = false;

/** Measures the page view, if it is one that is; part of what comes after the first drawing, so that no start waits for it. */
export const useMeasuredPage = (): void => {
  const client = useClient();
  const { isMeasured } = useStart();
  useEffect(() => {
    if (!isMeasured || isAsked) return;
    isAsked = true;
    measurePage(client);
  }, [client, isMeasured]);
};
