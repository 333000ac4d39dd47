import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef } from 'react';
import type { RecordScreen } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { fieldAt } from '../../values/fieldAt.ts';
import { elementId } from '../formIds.ts';
import { goToField } from './goToField.ts';
import type { Problem } from './problems.ts';

interface Props {
  screen: RecordScreen;
  problems: readonly Problem[];
  /** Rises with each attempt to save, so that the summary takes the focus again. */
  attempt: number;
  title: string;
  /** Begins the ids of the fields. */
  prefix?: string;
  /** Called before a field is looked for: opens the tab or step that it is in. */
  onFind: (path: string) => void;
}

/** After a failed save: what is wrong, each line a link to its field (WCAG 3.3.1). */
export const ErrorSummary = ({ screen, problems, attempt, title, prefix, onFind }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;

  const nameOf = (path: string): string => {
    const placed = fieldAt(screen, path);
    if (!placed) return path;
    const { field, list } = placed;
    if (!list) return text(field.label);
    const item = `${text(list.field.label)} ${list.index + 1}`;
    return field === list.field ? item : `${item}, ${text(field.label)}`;
  };

  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={heading}
      sx={theme => ({
        display: 'flex',
        gap: 3,
        p: 4,
        borderRadius: '8px',
        scrollMarginTop: 16,
        color: theme.vars.palette.tone.error.text,
        background: theme.vars.palette.tone.error.background,
        border: `1px solid ${theme.vars.palette.tone.error.icon}`,
        outlineColor: theme.vars.palette.tone.error.icon,
        '&:focus': { outline: `1px solid ${theme.vars.palette.tone.error.icon}` },
      })}
    >
      <Icon name="circle-alert" style={{ flex: 'none', marginTop: 2 }} />
      <div>
        <Box id={heading} sx={{ typography: 'h3', color: 'text.primary' }}>
          {title} {translate('engine.error.fix', { smart_count: problems.length })}
        </Box>
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 1,
            p: 0,
            listStyle: 'none',
            typography: 'body2',
            // Many links below each other: each is a target of its own (WCAG 2.5.8).
            '& a': { display: 'inline-block', py: 0.5 },
          }}
        >
          {problems.map(({ path, message, about }) => (
            <li key={`${path} ${message}`}>
              {path === null ? (
                `${about ? `${text(about)}: ` : ''}${message}`
              ) : (
                <a
                  href={`#${elementId(path, prefix)}`}
                  // Lines of their own, 24 px high, so that each can be hit (WCAG 2.5.8).
                  style={{ color: 'inherit', display: 'inline-block', paddingBlock: 2 }}
                  onClick={event => {
                    event.preventDefault();
                    onFind(path);
                    goToField(path, prefix);
                  }}
                >
                  {nameOf(path)}: {message}
                </a>
              )}
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
};
