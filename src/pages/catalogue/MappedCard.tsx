import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { plainField } from '#fields/parameters/plainField.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { ActivationPart } from './ActivationPart.tsx';
import { CardField } from './CardField.tsx';
import type { Mapped, ProductInfo } from './mappedProducts.ts';

interface Props {
  id: string;
  info: ProductInfo;
  mapped: Mapped;
  state: 'added' | 'changed' | null;
  isReadonly: boolean;
  /** What is wrong, by the field of the card. */
  faults: ReadonlyMap<string, string>;
  onChange: (mapped: Mapped) => void;
  onRemove: () => void;
}

const quantity = plainField('number', {
  path: 'quantity',
  label: { en: 'Quantity', hi: 'मात्रा' },
});
const share = plainField('percent', {
  path: 'allocationBp',
  label: { en: 'Share of the price', hi: 'कीमत में हिस्सा' },
});

/** Percent as people type it; basis points inside (T52). More than two decimals are not basis points. */
const percentOf = (points: unknown) => (typeof points === 'number' ? points / 100 : points);
const pointsOf = (percent: unknown) => {
  if (typeof percent !== 'number') return percent;
  const points = Math.round(percent * 100);
  return Math.abs(points - percent * 100) < 1e-6 ? points : percent * 100;
};

/** One product of the package. */
export const MappedCard = (props: Props) => {
  const { id, info, mapped, state, isReadonly, faults, onChange, onRemove } = props;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const removal = translate('packageProducts.remove', { name: info.name });
  return (
    <Box
      component="li"
      aria-labelledby={`${id}-name`}
      sx={theme => ({
        display: 'grid',
        gap: 4,
        p: 4,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 32 }}>
        <Box
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
        >
          <Link
            id={`${id}-name`}
            component={LinkBase}
            to={createPath({ resource: 'products', type: 'edit', id: info.id })}
            sx={{ typography: 'h3', color: 'text.primary' }}
          >
            {info.name}
          </Link>
          {state && (
            <StatusChip tone={state === 'added' ? 'info' : 'warning'}>
              {translate(`packageProducts.${state}`)}
            </StatusChip>
          )}
        </Box>
        {!isReadonly && (
          <Tip words={removal}>
            <IconButton onClick={onRemove} aria-label={removal}>
              <Icon name="trash-2" />
            </IconButton>
          </Tip>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(2, minmax(0, 200px))',
        }}
      >
        <CardField
          id={`${id}-quantity`}
          field={quantity}
          value={mapped.quantity}
          onChange={value => onChange({ ...mapped, quantity: value })}
          isReadonly={isReadonly}
          fault={faults.get('quantity')}
        />
        <CardField
          id={`${id}-allocationBp`}
          field={share}
          value={percentOf(mapped.allocationBp)}
          onChange={value => onChange({ ...mapped, allocationBp: pointsOf(value) })}
          isReadonly={isReadonly}
          fault={faults.get('allocationBp')}
        />
      </Box>
      <ActivationPart
        id={`${id}-activationParameters`}
        info={info}
        value={mapped.activationParameters}
        onChange={value => onChange({ ...mapped, activationParameters: value ?? {} })}
        isReadonly={isReadonly}
        isInvalid={faults.has('activationParameters')}
      />
    </Box>
  );
};
