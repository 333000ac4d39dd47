import type { Random } from '#backend/database/seed/pen/random.ts';
import { examples } from './examples.ts';
import type { Known } from './generate.ts';

/** Values kept of one field. */
const most = 40;

/** `packages` → `packageId`: what other calls name an id of this area. */
const idNameOf = (area: string): string => `${area.replace(/ies$/, 'y').replace(/s$/, '')}Id`;

/** Values by field as calls have answered them, so that requests mean something that exists. */
export class Seen {
  readonly #values = new Map<string, unknown[]>();

  #keep(key: string, value: unknown): void {
    const kept = this.#values.get(key) ?? [];
    if (kept.length < most && !kept.includes(value)) kept.push(value);
    this.#values.set(key, kept);
  }

  /** @param area the part of the call's id before the point. */
  learn(area: string, answer: unknown): void {
    if (Array.isArray(answer)) answer.slice(0, most).forEach(entry => this.learn(area, entry));
    else if (answer !== null && typeof answer === 'object')
      for (const [name, value] of Object.entries(answer)) {
        if (value !== null && typeof value === 'object') this.learn(area, value);
        else {
          this.#keep(`${area}.${name}`, value);
          this.#keep(name === 'id' ? idNameOf(area) : name, value);
        }
      }
  }

  /** What requests of an area may take: what is written down for it, then its own values, then those of others. */
  of(area: string, random: Random): Known {
    return name => {
      const kept =
        examples[`${area}.${name}`] ??
        examples[name] ??
        this.#values.get(`${area}.${name}`) ??
        this.#values.get(name);
      return kept && kept.length > 0 ? random.pick(kept) : undefined;
    };
  }
}
