import { neededCards } from '#contract/domain/slots/siteTakeover/siteTakeoverMissing.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useFromForm } from '../FormValues.ts';
import { CardBoard } from '../slots/CardBoard.tsx';
import { cardGroups } from '../slots/cardGroups.ts';

/** The ten cards of a site takeover (part 3 section 3, T97). */
export const ProductCards = (props: WidgetProps) => {
  const showsImageOnly = useFromForm(({ record }) =>
    String(valueAt(record, 'product_details.show_image_only') === true),
  );
  return (
    <CardBoard {...props} groups={cardGroups} needed={neededCards(showsImageOnly === 'true')} />
  );
};
