import { useEffect, useRef } from 'react';

/**
 * Opens the address of a file in a tab of its own, once, and closes the dialog: there is nothing to ask before.
 * @param address undefined until the record is known
 */
export const useOpenInTab = (address: string | undefined, onClose: () => void): void => {
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || address === undefined) return;
    isOpened.current = true;
    window.open(address, '_blank', 'noopener');
    onClose();
  }, [address, onClose]);
};
