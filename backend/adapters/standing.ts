import {
  capabilityNames,
  notSetUp,
  type Capability,
  type Standing,
} from '#contract/domain/roles/capabilities.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Config } from '../config.ts';

const isReal: Readonly<Record<Capability, (config: Config) => boolean>> = {
  mail: ({ mail }) => mail.smtpUrl !== null,
  messages: ({ messages }) => messages !== null,
  telephony: ({ telephony }) => telephony !== null,
  gateway: ({ paymentGateway }) => paymentGateway.api !== null,
  hris: ({ hris }) => hris !== null,
  erp: ({ erp }) => erp !== null,
  einvoice: ({ eInvoices }) => eInvoices !== null,
  supplier: ({ supplier }) => !supplier.isInvented,
};

/** Whether a capability is real here, simulated or off; what is set up is never simulated. */
export const standingOf = (config: Config, capability: Capability): Standing => {
  if (isReal[capability](config)) return 'real';
  const isSimulated = config.simulate?.has(capability) ?? config.seed !== 'none';
  return isSimulated ? 'simulated' : 'off';
};

/** Those that are off. */
export const offIn = (config: Config): readonly Capability[] =>
  capabilityNames.filter(capability => standingOf(config, capability) === 'off');

/** 503 with the name of the setting that is missing. */
export const isOff = (capability: Capability): Refusal =>
  new Refusal('UNAVAILABLE', notSetUp(capability));

/** @throws Refusal UNAVAILABLE where the capability is off */
export const refuseOff = (config: Config, capability: Capability): void => {
  if (standingOf(config, capability) === 'off') throw isOff(capability);
};
