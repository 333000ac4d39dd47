import { debounce } from '#contract/domain/messages/clientLimits.ts';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useShortcut, useShortcutsEnabled } from '#parts/controls/useShortcut.ts';

/** A pause in typing after which the list is asked. */
const rest = debounce;

interface Props {
  q: string;
  onSearch: (words: string) => void;
  /** "Search packages" */
  label: string;
  /** Whether the key `/` leads here; not where several lists are on a page. */
  hasKey?: boolean;
}

/** Looks for words in the list; the key `/` leads here, Escape empties it. */
export const SearchBox = ({ q, onSearch, label, hasKey = true }: Props) => {
  const translate = useTranslate();
  const [areKeysOn] = useShortcutsEnabled();
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useShortcut('/', () => input.current?.focus(), hasKey);

  useEffect(() => {
    // The address changed by other means than typing here: back button, Clear, a view. While someone types, it may
    // still be on its way to an earlier word.
    if (document.activeElement === input.current) return;
    setTyped(q);
    sent.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (words: string) => {
    clearTimeout(timer.current);
    const trimmed = words.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onSearch(trimmed);
  };
  const change = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(words), rest);
  };

  return (
    <TextBox
      isSmall
      type="search"
      ref={input}
      value={typed}
      placeholder={label}
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
        width: { xs: '100%', sm: 200 },
        flex: { xs: 1, sm: 'none' },
        minWidth: 0,
        '& > span': { color: 'inherit' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
};
