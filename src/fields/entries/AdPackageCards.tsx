import type { WidgetProps } from '../FieldEntry.ts';
import { CardBoard } from '../slots/CardBoard.tsx';
import { adPackageGroups } from '../slots/cardGroups.ts';

const none: readonly number[] = [];

/** The six cards of an ad package, each with the day from which it is shown (part 2 section 3). */
export const AdPackageCards = (props: WidgetProps) => (
  <CardBoard {...props} groups={adPackageGroups} needed={none} />
);
