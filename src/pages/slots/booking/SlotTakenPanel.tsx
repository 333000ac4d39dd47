import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { TakenDays } from './TakenDays.tsx';
import { takenIn } from './taken.ts';

/** A booking that was refused: who holds the days, and the next free ones to take with one click. */
export const SlotTakenPanel = () => {
  const { values, refusal, onChange } = usePanelForm();
  const taken = takenIn(refusal?.conflict);
  return taken && <TakenDays taken={taken} onTake={days => onChange({ ...values, ...days })} />;
};
