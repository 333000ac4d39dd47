import { useEffect, useRef } from 'react';

/** Something that can be done on the page that is open. */
export interface OfferedCommand {
  /** As a screen file names it; the same act has the same name on every page. */
  readonly name: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** What it is done to. */
  readonly hint?: string | undefined;
  /** The page shows it, and it cannot be done now. */
  readonly isDisabled?: boolean;
  /** Why it cannot be done now. */
  readonly why?: string | undefined;
  /** The key that does it, as `KeyboardEvent.key` in lower case. */
  readonly keyName?: string | undefined;
  readonly run: () => void;
}

const pages = new Map<symbol, () => readonly OfferedCommand[]>();

/** Offers acts of the page in the command palette for as long as the page is open. */
export const useOfferCommands = (commands: readonly OfferedCommand[]): void => {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const page = Symbol('page');
    pages.set(page, () => latest.current);
    return () => void pages.delete(page);
  }, []);
};

/** What the pages that are open offer now. */
export const offeredCommands = (): readonly OfferedCommand[] =>
  [...pages.values()].flatMap(read => read());
