import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { SlotCardValues } from '#contract/domain/slots/slotValues.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { WidgetProps } from '../FieldEntry.ts';
import { CardTile } from './CardTile.tsx';
import type { CardGroup } from './cardGroups.ts';
import { cardsIn, withCard } from './cardsIn.ts';
import { sizeText } from '../uploaded/sizeText.ts';

const useRules = () => {
  const translate = useTranslate();
  return ({ rule }: CardGroup): string =>
    translate('slotCards.rules', {
      width: `${rule.width?.min}–${rule.width?.max}`,
      height: `${rule.height?.min}–${rule.height?.max}`,
      best: `${rule.best.width} × ${rule.best.height}`,
      types: rule.accept.map(type => type.slice('image/'.length).toUpperCase()).join(', '),
      size: sizeText(rule.maxBytes),
    });
};

interface Props extends WidgetProps {
  readonly groups: readonly CardGroup[];
  /** Priorities without which the slot cannot be published. */
  readonly needed: readonly number[];
}

/** Cards of a slot by where they stand, each in its own place: picture, title and subtitle. */
export const CardBoard = (props: Props) => {
  const { id, labelId, value, onChange, isReadonly, faultsBelow, groups, needed } = props;
  const translate = useTranslate();
  const rulesOf = useRules();
  const cards = cardsIn(value);
  // Two pictures may arrive before the form is drawn again: the second must see the first.
  const latest = useRef(cards);
  useEffect(() => {
    latest.current = cards;
  });
  const set = (priority: number, card: SlotCardValues | null) => {
    latest.current = withCard(latest.current, priority, card);
    onChange(latest.current.length > 0 ? latest.current : undefined);
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 4 }}>
      {groups.map(group => (
        <div key={group.name}>
          <Box id={`${id}-${group.name}`} sx={{ display: 'grid', mb: 2 }}>
            <Box component="span" sx={{ typography: 'subtitle2' }}>
              {translate(`slotCards.${group.name}`)}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {rulesOf(group)}
            </Box>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {group.priorities.map(priority => (
              <CardTile
                key={priority}
                id={`${id}-${priority}`}
                rulesId={`${id}-${group.name}`}
                group={group}
                priority={priority}
                card={cards.find(card => card.priority === priority) ?? null}
                isNeeded={needed.includes(priority)}
                isReadonly={isReadonly}
                fault={faultsBelow?.get(String(priority))}
                onChange={card => set(priority, card)}
              />
            ))}
          </Box>
        </div>
      ))}
      {cards.length === 0 && isReadonly && (
        <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', gap: 1 }}>
          <Icon name="circle-alert" size={14} />
          {translate('slotCards.none')}
        </Box>
      )}
    </Box>
  );
};
