import { debounce } from '#contract/domain/messages/clientLimits.ts';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useShortcut, useShortcutsEnabled } from '#parts/controls/useShortcut.ts';

/** A pause in typing after which the list is asked. */
const rest = debounce;

interface Props {
  q: string;
  onSearch: (words: string) => void;
  /** "Search packages by name or client" */
  label: string;
  /** What stands in the empty box: what it searches. Absent: the label. */
  placeholder?: string;
  /** Whether the key `/` leads here; not where several lists are on a page. */
  hasKey?: boolean;
}

/** Looks for words in the list; the key `/` leads here, Escape empties it. */
export const SearchBox = ({ q, onSearch, label, placeholder = label, hasKey = true }: Props) => {
  const translate = useTranslate();
  const [areKeysOn] = useShortcutsEnabled();
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  /** Words that the list was asked for and does not show yet, the oldest first. */
  const underway = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useShortcut('/', () => input.current?.focus(), hasKey);

  // At once and not after the drawing: an address that has come must not be taken for one that is still on its way.
  useLayoutEffect(() => {
    const at = underway.current.indexOf(q);
    if (at >= 0) {
      underway.current.splice(0, at + 1);
      return;
    }
    // By other means than typing here: Back, Clear, a view, a link. What waits to be sent was meant for what was there before.
    clearTimeout(timer.current);
    underway.current = [];
    sent.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (words: string) => {
    clearTimeout(timer.current);
    const trimmed = words.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    underway.current.push(trimmed);
    onSearch(trimmed);
  };
  // After a pause the list may have been filtered since: what is searched is what it shows then.
  const later = useRef(send);
  useLayoutEffect(() => {
    later.current = send;
  });
  const change = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => later.current(words), rest);
  };

  return (
    <TextBox
      isSmall
      type="search"
      ref={input}
      value={typed}
      placeholder={placeholder}
      onChange={event => change(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') send(typed);
        if (event.key !== 'Escape') return;
        if (typed === '') input.current?.blur();
        setTyped('');
        send('');
      }}
      start={<Icon name="search" />}
      end={
        typed !== '' ? (
          <IconButton
            size="small"
            aria-label={translate('engine.list.search_clear')}
            onClick={() => {
              setTyped('');
              send('');
              input.current?.focus();
            }}
            sx={{ width: 24, height: 24 }}
          >
            <Icon name="x" size={14} />
          </IconButton>
        ) : (
          areKeysOn && hasKey && <KeyCap>/</KeyCap>
        )
      }
      aria-label={label}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      sx={{
        width: { xs: '100%', sm: 240 },
        flex: { xs: 1, sm: 'none' },
        minWidth: 0,
        '& > span': { color: 'inherit' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
};
