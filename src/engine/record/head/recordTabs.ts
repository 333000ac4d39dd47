import { useSearchParams } from 'react-router-dom';
import type { RecordTab } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { useChangeSearch } from '#parts/contexts/useChangeSearch.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';
import { useReadScope } from '../../figures/useReadScope.ts';

/** The address parameter that names the tab. */
export const tabParameter = 'tab';

/** The tabs of a record that its conditions show, and the one that the address names. */
export const useRecordTabs = () => {
  const { record: page } = useScreen();
  const scope = useReadScope(useRecord());
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const tabs = page.tabs.filter(({ visible }) => evaluate(visible, scope));
  const named = search.get(tabParameter);
  const chosen = tabs.find(({ name }) => name === named) ?? tabs[0];
  const choose = (name: string) =>
    changeSearch(members => {
      if (name === tabs[0]?.name) members.delete(tabParameter);
      else members.set(tabParameter, name);
    });
  return { tabs, chosen, choose };
};

/** What is typed in it would be gone with it, so such a tab stays while another is shown. */
export const isKept = ({ of }: RecordTab): boolean =>
  of.some(({ type }) => type === 'details' || type === 'panel');
