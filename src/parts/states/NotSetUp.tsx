import Alert from '@mui/material/Alert';
import { notSetUp, type Capability } from '#contract/domain/roles/capabilities.ts';
import { useStart } from '../StartContext.ts';
import { useTold } from '../useTold.ts';

/** @returns what to say where a capability is off here, and which setting brings it; undefined where it is there. */
export const useNotSetUp = (capability: Capability): string | undefined => {
  const { off } = useStart();
  const tell = useTold();
  return off?.includes(capability) ? tell(notSetUp(capability)) : undefined;
};

/** Says beforehand what the server would refuse; nothing where the capability is there. */
export const NotSetUp = ({ capability }: { capability: Capability }) => {
  const text = useNotSetUp(capability);
  return text === undefined ? null : <Alert severity="warning">{text}</Alert>;
};
