import { useState } from 'react';

/**
 * What is typed into a search field, and whether its matches are open. Opened by hand it shows the first of them; white
 * space alone asks for nothing (T67). The text goes with every choice: a single one shows its title instead.
 * @param chosen what is chosen, where its title may come later than it
 */
export const usePicker = (title = '', chosen = title) => {
  // What was typed over one choice goes when another is put there from outside, such as by a button beside the field; it
  // stays when the title of the same choice has been read meanwhile.
  const [entered, setEntered] = useState<{ readonly text: string; readonly over: string }>();
  const typed = entered?.over === chosen ? entered.text : null;
  const setTyped = (text: string | null) =>
    setEntered(text === null ? undefined : { text, over: chosen });
  const [isOpen, setOpen] = useState(false);
  const words = (typed ?? '').trim();
  const isBlank = words === '' && typed !== null && typed !== '';
  const isAsked = isOpen && !isBlank;
  return {
    words,
    isAsked,
    props: {
      inputValue: typed ?? title,
      open: isAsked,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      onInputChange: (_event: unknown, next: string, reason: string) => {
        // A reset comes with every new list of values, also while something is typed.
        if (reason !== 'reset') setTyped(reason === 'input' ? next : null);
      },
    },
  };
};
