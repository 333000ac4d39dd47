import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Triage } from '#contract/model/triage.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { useScreen } from '../ScreenContext.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useTriageActs } from './useTriage.ts';
import { useTriageAddress } from './useTriageAddress.ts';

const none: readonly RaRecord[] = [];

interface Props {
  triage: Triage;
  state: ListState;
}

/** Leads into the list one by one where something in it waits for this person, and back. */
export const TriageButton = ({ triage, state }: Props) => {
  const translate = useTranslate();
  const { list } = useScreen();
  const { at, go, leave } = useTriageAddress();
  const rows = state.data ?? none;
  const actsOf = useTriageActs(triage, rows);
  const isOpen = at !== null;
  const isOffered = rows.some(row => actsOf(row).some(({ offered }) => !offered.isDisabled));
  // Out of all of the list, decided ones among them, into what waits.
  const isAll = state.viewName === undefined && state.parts.length === 0 && state.q === '';
  const waiting = list.views.find(({ todo }) => triage.acts.some(({ name }) => name === todo?.can));
  const begin = () => (isAll && waiting ? go('', 1, waiting.name) : go(''));
  useShortcut('d', begin, isOffered && !isOpen);
  if (!isOpen && !isOffered) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name={isOpen ? 'chevron-left' : 'list-checks'} />}
      endIcon={<KeyCap>{isOpen ? 'Esc' : 'D'}</KeyCap>}
      aria-keyshortcuts={isOpen ? 'Escape' : 'D'}
      onClick={() => (isOpen ? leave() : begin())}
    >
      {translate(isOpen ? 'engine.triage.close' : 'engine.triage.open')}
    </Button>
  );
};
