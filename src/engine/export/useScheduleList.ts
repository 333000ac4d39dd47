import { useCanAccess, useCreatePath, useNavigate, useResourceContext } from 'react-admin';
import { allOf, filterParts, searchWords } from '#contract/requests/listFilter.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { beginningWith } from '../form/newRecordParameters.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useNames } from '../useNames.ts';

const schedules = 'export-schedules';

/**
 * Begins a schedule by which the list comes by mail: its filter as it was chosen, so that "today" is that of the mail, its
 * order and columns. Undefined where nobody may keep one.
 */
export const useScheduleList = ({
  found,
  where,
  sort,
}: Pick<ListState, 'found' | 'where' | 'sort'>):
  ((columns: readonly string[]) => void) | undefined => {
  const resource = useResourceContext();
  const { many } = useNames();
  const language = useLanguage();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: schedules, action: 'create' });
  if (canAccess !== true || resource === schedules) return undefined;
  return columns => {
    const { where: _resolved, ...others } = found;
    const filter = allOf(filterParts({ ...others, ...(where !== undefined && { where }) }));
    const search = searchWords(found);
    const path = createPath({ resource: schedules, type: 'create' });
    const values = {
      resource,
      name: many,
      ...(filter !== undefined && { filter: JSON.stringify(filter) }),
      ...(search !== undefined && { search }),
      sort: (sort.order === 'DESC' ? '-' : '') + sort.field,
      columns: columns.join(','),
      language,
    };
    navigate(path + beginningWith(values));
  };
};
