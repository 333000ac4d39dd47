import { useImperativeHandle, type Ref } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useIsChanged, type Unsaved } from './typing.ts';
import { useLeaveGuard, type LeaveGuard } from './useLeaveGuard.ts';

interface Props {
  form: Unsaved;
  ref: Ref<Pick<LeaveGuard, 'pass'>>;
  /** The person leaves all the same. */
  onLeave: () => void;
}

/** Asks before what is unsaved in a form is left behind; the first key draws it, and not the page around it. */
export const FormGuard = ({ form, ref, onLeave }: Props) => {
  const guard = useLeaveGuard(useIsChanged(form));
  useImperativeHandle(ref, () => guard);
  return <LeaveDialog guard={guard} onLeave={onLeave} />;
};
