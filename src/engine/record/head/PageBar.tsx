import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';

/** Parts of the page in which something is unsaved, by their id: what to do when it is left behind. */
type Changed = Readonly<Record<string, () => void>>;

interface Frame {
  /** Where the bar goes; null before the page stands. */
  readonly place: HTMLElement | null;
  /** A part tells whether something is unsaved in it; null: nothing is. */
  readonly tell: (part: string, onLeave: (() => void) | null) => void;
}

const FrameContext = createContext<Frame>({ place: null, tell: () => undefined });

/** A page of parts: a place at its end for the bar of the part that is shown, and one question before all are left. */
export const PageBarFrame = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [changed, setChanged] = useState<Changed>({});
  const guard = useLeaveGuard(Object.keys(changed).length > 0);
  const tell = useCallback(
    (part: string, onLeave: (() => void) | null) =>
      setChanged(({ [part]: _before, ...others }) =>
        onLeave ? { ...others, [part]: onLeave } : others,
      ),
    [],
  );
  // The same while nothing of it changes: all parts of the page read it.
  const frame = useMemo(() => ({ place, tell }), [place, tell]);
  return (
    <FrameContext value={frame}>
      {children}
      {/* A box of its own would end where the bar ends, which sticks to the bottom of the page. */}
      <div ref={setPlace} style={{ display: 'contents' }} />
      <LeaveDialog
        guard={guard}
        onLeave={() => {
          for (const leave of Object.values(changed)) leave();
        }}
      />
    </FrameContext>
  );
};

/** A bar of a part of the page, such as the one that saves it, below the whole page. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const { place } = useContext(FrameContext);
  return place && createPortal(children, place);
};

/** Asks before the page is left while something is unsaved in this part; `onLeave` when it is left all the same. */
export const useGuardedPart = (isChanged: boolean, onLeave: () => void): void => {
  const { tell } = useContext(FrameContext);
  const id = useId();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isChanged) return undefined;
    tell(id, () => leave());
    return () => tell(id, null);
  }, [isChanged, tell, id]);
};
