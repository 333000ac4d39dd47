import { useState } from 'react';

/** True from the first opening on: what opened once stays, so that it can close with its movement. */
export const useOnceOpened = (isOpen: boolean): boolean => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return isOpen || wasOpened;
};
