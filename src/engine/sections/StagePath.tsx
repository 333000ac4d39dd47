import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { StageFile, Stages } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useRecord } from '../useRecord.ts';

type Progress = 'done' | 'now' | 'ahead';

interface Step extends StageFile {
  readonly progress: Progress;
}

/** The way of a record: its steps, and the end that it has come to where that is none of them. */
export const stepsOf = ({ field, of }: Stages, record: RaRecord): readonly Step[] => {
  const value = valueAt(record, field) as StageFile['values'][number];
  const way = of.filter(({ tone }) => tone === undefined);
  const end = of.find(({ tone, values }) => tone !== undefined && values.includes(value));
  const at = way.findIndex(({ values }) => values.includes(value));
  // Where it left the way is told by the last step that has its moment.
  const left = way.findLastIndex(step => step.at !== undefined && valueAt(record, step.at));
  const reached = end ? left : at - 1;
  const steps = way.map((step, index): Step => ({
    ...step,
    progress: index <= reached ? 'done' : index === at ? 'now' : 'ahead',
  }));
  return end ? [...steps, { ...end, progress: 'now' }] : steps;
};

/** Shows where a record stands when its way is wider than the page, and lets keys scroll it then. */
const useStepInView = () => {
  const way = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: list } = way;
    if (!list || !('ResizeObserver' in window)) return undefined;
    const fit = () => {
      const isScrolled = list.scrollWidth > list.clientWidth;
      if (isScrolled) list.tabIndex = 0;
      else list.removeAttribute('tabindex');
      const step = list.querySelector<HTMLElement>('[aria-current]');
      if (isScrolled && step) list.scrollLeft = step.offsetLeft;
    };
    const resized = new ResizeObserver(fit);
    resized.observe(list);
    return () => resized.disconnect();
  }, []);
  return way;
};

/** The stages of the record as a visible way: what is done, where it stands, what is to come. */
export const StagePath = ({ stages }: { stages: Stages }) => {
  const record = useRecord();
  const translate = useTranslate();
  const text = useText();
  const way = useStepInView();
  return (
    <Box
      component="ol"
      // Another stage is another way: it is brought into sight again.
      key={String(valueAt(record, stages.field))}
      ref={way}
      aria-label={translate('engine.stages.label')}
      sx={theme => ({
        display: 'flex',
        gap: '4px',
        // What is told to screen readers alone would else widen the page.
        position: 'relative',
        m: 0,
        mt: 4,
        p: 0,
        listStyle: 'none',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        typography: 'body2',
        '& > li': {
          flex: '1 0 auto',
          minWidth: 120,
          minHeight: 40,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 3,
          py: 1,
          borderRadius: '6px',
          color: 'text.secondary',
          background: theme.vars.palette.surface.inset,
        },
        '& > li[data-progress="done"]': { color: 'text.primary' },
        '& > li[data-progress="done"] svg': { color: theme.vars.palette.success.main },
        '& > li[aria-current]': {
          fontWeight: 600,
          color: theme.vars.palette.primary.contrastText,
          background: theme.vars.palette.primary.main,
        },
        '& > li[data-tone]': {
          color: theme.vars.palette.error.dark,
          background: theme.vars.palette.error.light,
        },
      })}
    >
      {stepsOf(stages, record).map(({ label, progress, at, tone }) => {
        const moment: unknown = at === undefined ? undefined : valueAt(record, at);
        const isEnd = tone !== undefined;
        return (
          <li
            key={label.en}
            data-progress={progress}
            data-tone={tone === 'danger' ? tone : undefined}
            aria-current={progress === 'now' ? 'step' : undefined}
          >
            <Icon
              name={
                isEnd && tone === 'danger'
                  ? 'circle-x'
                  : progress === 'done' || isEnd
                    ? 'circle-check'
                    : 'circle-dot'
              }
              size={14}
            />
            <span>
              {text(label)}
              <VisuallyHidden> {translate(`engine.stages.${progress}`)}</VisuallyHidden>
              {typeof moment === 'string' && progress !== 'ahead' && (
                <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                  <RelativeTime at={moment} />
                </Box>
              )}
            </span>
          </li>
        );
      })}
    </Box>
  );
};
