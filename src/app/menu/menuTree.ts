import { menuGroups, type MenuGroup } from '#contract/domain/menuGroups.ts';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import type { Text } from '#contract/model/types.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';

export interface MenuEntry {
  resource: string;
  label: Text;
  icon: string;
}

export interface MenuBranch {
  name: string;
  label: Text;
  icon: string;
  entries: readonly MenuEntry[];
}

const groupsByName: Readonly<Record<string, MenuGroup | undefined>> = menuGroups;

const matches = (label: Text, search: string) =>
  [label.en, label.hi].some(words => foldedText(words).includes(foldedText(search)));

/**
 * The menu of a person: groups in their order, each with its entries. A group without
 * entries is not there (T9). `search` keeps the entries whose own or whose group's name contains it, in either
 * language.
 */
export const menuTree = (shown: readonly ScreenHead[], search = ''): readonly MenuBranch[] => {
  const wanted = search.trim();
  const byGroup = new Map<string, ScreenHead[]>();
  for (const head of shown) {
    if (!head.menu) continue;
    byGroup.set(head.menu.group, [...(byGroup.get(head.menu.group) ?? []), head]);
  }
  return [...byGroup]
    .flatMap(([name, heads]) => {
      const group = groupsByName[name];
      return group ? [{ name, group, heads }] : [];
    })
    .sort((one, other) => one.group.order - other.group.order)
    .map(({ name, group, heads }) => ({
      name,
      label: group.label,
      icon: group.icon,
      entries: heads
        .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
        .map(({ resource, label, menu }) => ({
          resource,
          label: menu?.label ?? label.other,
          icon: menu?.icon ?? group.icon,
        }))
        .filter(entry => matches(entry.label, wanted) || matches(group.label, wanted)),
    }))
    .filter(branch => branch.entries.length > 0);
};
