import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState, type SyntheticEvent } from 'react';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useDeskAct } from '../useDesk.ts';

/** Lets one's own line ring where calls are simulated: from a number, or from one of one's clients. */
export const RingForm = () => {
  const translate = useTranslate();
  const id = useId();
  const act = useDeskAct();
  const [number, setNumber] = useState('');
  const ring = (event: SyntheticEvent) => {
    event.preventDefault();
    const fromNo = number.trim();
    act.mutate((client, idempotencyKey) =>
      client.call('calling.ring', { body: fromNo === '' ? {} : { fromNo }, idempotencyKey }),
    );
  };
  return (
    <Box
      component="form"
      onSubmit={ring}
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <label htmlFor={id}>{translate('calling.incoming.from')}</label>
      <Box sx={{ width: 180 }}>
        <TextBox
          isSmall
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder={translate('calling.incoming.mine')}
          value={number}
          onChange={event => setNumber(event.target.value)}
        />
      </Box>
      <Button type="submit" size="small" loading={act.isPending}>
        {translate('calling.incoming.ring')}
      </Button>
    </Box>
  );
};
