import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  mentionBegun,
  putMention,
  type Mentionable,
  type MentionBegun,
} from '#contract/domain/opportunities/mentions.ts';
import { Initials } from '#parts/words/Initials.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useMentionable } from './useMentionable.ts';

interface Props {
  id: string;
  opportunityId: number;
  text: string;
  onText: (text: string) => void;
  /** Called with the person who was chosen; the text may lose the name again. */
  onMention: (person: Mentionable) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
}

/** A text of several lines in which @ names colleagues: arrows, Enter or Tab choose, Escape leaves what is typed. */
export const MentionBox = (props: Props) => {
  const { id, opportunityId, text, onText, onMention, isInvalid, describedBy } = props;
  const translate = useTranslate();
  const box = useRef<HTMLTextAreaElement>(null);
  const caretAfter = useRef<number>(undefined);
  const [begun, setBegun] = useState<MentionBegun>();
  const [at, setAt] = useState(0);
  const people = useMentionable(opportunityId, begun);
  const current = people[Math.min(at, people.length - 1)];
  const optionId = (person: Mentionable) => `${id}-person-${person.id}`;
  useLayoutEffect(() => {
    if (caretAfter.current === undefined) return;
    box.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = undefined;
  });
  const look = (typed: string, caret: number) => {
    setBegun(mentionBegun(typed, caret));
    setAt(0);
  };
  const choose = (person: Mentionable) => {
    if (!begun) return;
    const put = putMention(text, begun, person.name);
    caretAfter.current = put.caret;
    onText(put.text);
    onMention(person);
    setBegun(undefined);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((Math.min(at, people.length - 1) + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
    else if (event.key === 'Escape') setBegun(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextBox
        ref={box}
        id={id}
        isLong
        isInvalid={isInvalid}
        value={text}
        maxLength={2000}
        aria-autocomplete="list"
        aria-controls={current && `${id}-people`}
        aria-activedescendant={current && optionId(current)}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          onText(target.value);
          look(target.value, target.selectionStart ?? target.value.length);
        }}
        onSelect={({ currentTarget }) => {
          const still = mentionBegun(currentTarget.value, currentTarget.selectionStart ?? 0);
          if (still?.at !== begun?.at || still === undefined) setBegun(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setBegun(undefined)}
      />
      {current && (
        <Box
          component="ul"
          role="listbox"
          id={`${id}-people`}
          aria-label={translate('opportunity.comments.people')}
          sx={theme => ({
            position: 'absolute',
            zIndex: theme.zIndex.modal,
            insetInlineStart: 0,
            top: '100%',
            width: 320,
            maxWidth: '100%',
            m: 0,
            mt: 1,
            p: 1,
            listStyle: 'none',
            borderRadius: '8px',
            border: `1px solid ${theme.vars.palette.divider}`,
            bgcolor: 'background.paper',
            boxShadow: theme.vars.palette.elevation.overlay,
          })}
        >
          {people.map(person => (
            <Box
              component="li"
              role="option"
              key={person.id}
              id={optionId(person)}
              aria-selected={person === current}
              // The box keeps the focus.
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(person)}
              sx={theme => ({
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                px: 2,
                py: 1.5,
                borderRadius: '6px',
                cursor: 'pointer',
                typography: 'body2',
                '&[aria-selected=true], &:hover': { background: theme.vars.palette.action.hover },
              })}
            >
              <Initials name={person.name} />
              <Box sx={{ minWidth: 0, '& > *': { overflowWrap: 'anywhere' } }}>
                <Box sx={{ fontWeight: 500 }}>{person.name}</Box>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{person.email}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <VisuallyHidden>
        <LiveRegion>
          {current && translate('opportunity.comments.found', { smart_count: people.length })}
        </LiveRegion>
      </VisuallyHidden>
    </Box>
  );
};
