import type { RaRecord } from 'react-admin';
import { useRef } from 'react';
import { isDraftIn } from '#contract/model/record/checkRecord.ts';
import { useScreen } from '../../ScreenContext.ts';
import { withValueAt, type Values } from '../../values/withValueAt.ts';

/** What the person wants of a draft: to keep it as one, or to publish it. */
export type Aim = 'draft' | 'publish';

/** Drafts of a screen that has them: whether the record is one, and what saving makes of it. */
export const useDraftAim = (base: RaRecord | null) => {
  const screen = useScreen();
  // Ctrl+S and Enter keep a draft: nothing goes live unless its button was pressed.
  const aim = useRef<Aim>('draft');
  const isDraft = screen.draft !== null && (base === null || isDraftIn(screen, base));
  return {
    isDraft,
    aimAt: (next: Aim) => {
      aim.current = next;
    },
    isAimedAt: (one: Aim) => isDraft && aim.current === one,
    /** The values as they would be saved. */
    aimed: (values: Values): Values =>
      screen.draft !== null && isDraft
        ? withValueAt(values, screen.draft, aim.current === 'draft')
        : values,
  };
};
