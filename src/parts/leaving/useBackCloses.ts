import { useEffect, useEffectEvent } from 'react';
import { NavigationType } from 'react-router-dom';
import { useHold } from './useHold.ts';

/**
 * Back and Forward close what is open over the page, and the page stays: on a phone, Back is how everything is closed. It makes no
 * entry of the visit, so Forward opens nothing again.
 * @param close asks first where something typed would be lost; does nothing while it cannot be closed
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const held = useHold(isOpen, ({ historyAction }) => historyAction === NavigationType.Pop);
  const stay = useEffectEvent(() => {
    held?.reset();
    close();
  });
  useEffect(() => {
    let isOver = false;
    const closeThen = async (settled: Promise<void>) => {
      await settled;
      if (!isOver) stay();
    };
    if (held) void closeThen(held.settled);
    return () => {
      isOver = true;
    };
  }, [held]);
};
