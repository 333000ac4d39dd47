import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useRef, useState, type DragEvent } from 'react';
import { cardImageFault } from '#contract/domain/slots/siteTakeover/cardImages.ts';
import type { SlotCardValues } from '#contract/domain/slots/slotValues.ts';
import { ActionMenu } from '#parts/controls/ActionMenu.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useText } from '#parts/useText.ts';
import { useUploading } from '../uploaded/useUploading.ts';
import { CardPicture, type PictureSize } from './CardPicture.tsx';
import { CardWords } from './CardWords.tsx';
import { cardFacts } from './cardFacts.ts';
import type { CardGroup } from './cardGroups.ts';

/** As the media service answers (`slotMedia.upload`). */
interface Sent {
  readonly url: string;
  readonly size: number;
}

interface Props {
  /** Of the control that chooses the picture, to which links of the summary lead. */
  id: string;
  rulesId: string;
  group: CardGroup;
  priority: number;
  /** Null: the place is empty. */
  card: SlotCardValues | null;
  isNeeded: boolean;
  isReadonly: boolean;
  fault: string | undefined;
  onChange: (card: SlotCardValues | null) => void;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One place for a picture: empty, uploading, filled or refused, with the words that belong to it. */
export const CardTile = (props: Props) => {
  const { id, group, priority, card, isNeeded, isReadonly, fault, onChange } = props;
  const translate = useTranslate();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [hasWords, setWords] = useState(false);
  const [bytes, setBytes] = useState<number>();
  const [pixels, setPixels] = useState<PictureSize>();
  const name = capital(text(group.titleOf(priority)));
  // The heading of the group says which screen; the whole name is for those who hear it.
  const short =
    group.name === 'logos'
      ? name
      : translate('slotCards.image', { number: group.priorities.indexOf(priority) + 1 });
  const { state, start, cancel } = useUploading<Sent>({
    rules: group.rule,
    faultOf: file => cardImageFault(file, group.rule),
    request: file => {
      const body = new FormData();
      if (group.resource === undefined) body.set('priority', String(priority));
      else {
        body.set('resource', group.resource);
        body.set('place', `product_cards.${priority}`);
      }
      body.set('file', file);
      return { address: '/ads/upload-media-to-s3', body };
    },
    onDone: ({ url, size }) => {
      setBytes(size);
      const { title, sub_title, active_from_date } = card ?? {};
      // A schema without days refuses the very name.
      const day = active_from_date === undefined ? {} : { active_from_date };
      onChange({ priority, content: url, status: 'active', title, sub_title, ...day });
    },
  });
  const isSending = state.type === 'sending';
  const refusal = state.type === 'failed' ? state.words : undefined;
  const wrong = refusal ?? fault;
  const take = (file: File | undefined) => file && start(file);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  const line = (): string => {
    if (isSending) return translate('slotCards.sending', { percent: Math.round(state.part * 100) });
    if (card) return cardFacts(pixels, bytes);
    return translate(isNeeded ? 'slotCards.needed' : 'slotCards.optional');
  };
  const remove = () => {
    setBytes(undefined);
    setPixels(undefined);
    onChange(null);
    input.current?.focus();
  };
  return (
    <Box
      role="group"
      aria-label={name}
      {...(isReadonly ? {} : drop)}
      sx={theme => ({
        minWidth: 0,
        overflow: 'hidden',
        borderRadius: '8px',
        border: `1px ${card || isSending ? 'solid' : 'dashed'} ${
          wrong ? theme.vars.palette.error.main : theme.vars.palette.border.button
        }`,
        background: isOver ? theme.vars.palette.surface.inset : theme.vars.palette.background.paper,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64 }}>
        <CardPicture
          id={id}
          name={name}
          input={input}
          describedBy={[props.rulesId, wrong !== undefined && `${id}-fault`]
            .filter(Boolean)
            .join(' ')}
          accept={group.rule.accept}
          address={card?.content}
          part={isSending ? state.part : undefined}
          isReadonly={isReadonly}
          isInvalid={wrong !== undefined}
          isWhole={group.name === 'logos'}
          onTake={take}
          onSize={setPixels}
        />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 2, pl: 2.5 }}>
          <Box
            component="span"
            title={translate('slotCards.priority', { priority })}
            sx={theme => ({
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              minWidth: 22,
              height: 22,
              borderRadius: '6px',
              typography: 'caption',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              color: 'text.secondary',
              background: theme.vars.palette.surface.inset,
            })}
          >
            {priority}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ typography: 'subtitle2' }}>{short}</Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{line()}</Box>
            {card?.title && !hasWords && (
              <Box
                title={card.title}
                sx={{
                  typography: 'caption',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {card.title}
              </Box>
            )}
          </Box>
          {isSending && (
            <IconButton
              size="small"
              aria-label={translate('slotCards.cancel', { name })}
              onClick={cancel}
            >
              <Icon name="x" />
            </IconButton>
          )}
          {state.type === 'failed' && state.canRetry && (
            <IconButton
              size="small"
              aria-label={translate('slotCards.again', { name })}
              onClick={() => start(state.file)}
            >
              <Icon name="rotate-cw" />
            </IconButton>
          )}
          {card && !isSending && !isReadonly && (
            <Box sx={{ pr: 1 }}>
              <ActionMenu
                size="small"
                label={translate('parts.actions.more', { name })}
                actions={[
                  {
                    label: translate(group.hasDays ? 'slotCards.wordsAndDay' : 'slotCards.words'),
                    icon: 'pencil',
                    onClick: () => setWords(true),
                  },
                  {
                    label: translate('slotCards.replace'),
                    icon: 'upload',
                    onClick: () => input.current?.click(),
                  },
                  {
                    label: translate('slotCards.remove'),
                    icon: 'trash-2',
                    tone: 'danger',
                    onClick: remove,
                  },
                ]}
              />
            </Box>
          )}
        </Box>
      </Box>
      <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
        {wrong !== undefined && (
          <Box
            id={`${id}-fault`}
            sx={{
              display: 'flex',
              gap: 1,
              px: 2.5,
              py: 1.5,
              typography: 'caption',
              color: 'error.dark',
            }}
          >
            <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
            <span>
              {state.type === 'failed' && `${state.file.name}: `}
              {wrong}
            </span>
          </Box>
        )}
      </LiveRegion>
      {card && hasWords && !isReadonly && (
        <CardWords
          id={id}
          card={card}
          hasDay={group.hasDays ?? false}
          onChange={onChange}
          onClose={() => setWords(false)}
        />
      )}
    </Box>
  );
};
