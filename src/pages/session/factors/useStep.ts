import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { NoPasskey } from './passkeys.ts';

/** What a step was refused with: at its field, or of the step as a whole. */
interface Fault {
  readonly field?: string | undefined;
  readonly message: string;
  /** The step is over, and sign-in begins again. */
  readonly isOver: boolean;
}

const isOver = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'LOGIN_FAILED';

/** Runs the work of one step, and holds what it was refused with. */
export const useStep = (onOver?: (message: string) => void) => {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const wordsOf = (error: unknown, ofNone: string): string => {
    if (error instanceof NoPasskey) return translate(ofNone);
    return (error instanceof Error && error.message) || translate('parts.error.default');
  };
  /** @returns whether it was done */
  const run = async (work: () => Promise<unknown>, ofNone = 'factor.notUsed'): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      const message = wordsOf(error, ofNone);
      if (isOver(error) && onOver) onOver(message);
      else {
        const [first] = error instanceof HttpError ? error.errors : [];
        setFault({
          field: first?.field,
          message: first?.message ?? message,
          isOver: isOver(error),
        });
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    run,
    /** Of the step as a whole. */
    refusal: fault && fault.field !== '/code' && fault.field !== '/password' ? fault.message : null,
    /** At the field. */
    wrong: (field: string) => (fault?.field === field ? fault.message : undefined),
    say: (field: string, message: string) => setFault({ field, message, isOver: false }),
    clear: () => setFault(null),
  };
};
