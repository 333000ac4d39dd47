import { kinds } from '#contract/kinds/index.ts';
import { CountedCell } from '../CountedCell.tsx';
import type { FieldView } from '../FieldView.ts';
import { idsOf, useTitles } from './useTitles.ts';

const { missing } = kinds.reference;

/** Records of another screen by their titles. */
export const referenceView: FieldView = {
  useWords: (field, values) => {
    const lists = values.map(idsOf);
    const titles = useTitles(field, lists.flat());
    let next = 0;
    return lists.map(ids => ids.map(() => titles[next++]).join(', ') || missing);
  },
  Cell: ({ field, value }) => (
    <CountedCell words={useTitles(field, idsOf(value))} missing={missing} />
  ),
};
