import { Gauge, type GaugeConfiguration } from 'prom-client';

/** A number that may rise and fall, asked for when it is scraped. */
export const addGauge = <Label extends string>(options: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge(options);
