import { useNavigate, useCreatePath } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useShortcut } from '#parts/useShortcut.ts';
import { useScreen } from '../ScreenContext.ts';
import { listed } from '../list/listed.ts';

/** The records before and after this one on the page of the list that was open last, and how to go there: K and J. */
export const useNeighbours = () => {
  const { resource } = useScreen();
  const createPath = useCreatePath();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const ids = listed(resource);
  const place = ids.findIndex(one => String(one) === id);
  const addressOf = (at: number): string | null => {
    const to = place === -1 ? undefined : ids[at];
    return to === undefined ? null : createPath({ resource, type: 'edit', id: to });
  };
  const previous = addressOf(place - 1);
  const next = addressOf(place + 1);
  useShortcut('k', () => previous !== null && navigate(previous), previous !== null);
  useShortcut('j', () => next !== null && navigate(next), next !== null);
  return { previous, next };
};
