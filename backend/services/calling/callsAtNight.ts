import type { Services } from '../../calls/Context.ts';

/** On demo data no phone rings, so nobody is woken: people try the console when they have time. */
export const callsAtNight = ({
  config,
  telephony,
}: Pick<Services, 'config' | 'telephony'>): boolean =>
  telephony.isSimulated && config.seed !== 'none';
