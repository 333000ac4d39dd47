import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import type { FieldView } from '../FieldView.ts';
import { useFormatted } from '../useFormatted.ts';

/** An instant reads as how long ago it was, with the moment in Indian time behind it. */
export const view: FieldView = {
  useWords: useFormatted,
  Cell: ({ value }) => <RelativeTime at={typeof value === 'string' ? value : null} />,
};
