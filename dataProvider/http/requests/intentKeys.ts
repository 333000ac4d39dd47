const PREFIX = 'console.intent:';

/** Two 32-bit FNV-1a sums: enough to tell intents of one tab apart, and no money data lands in the storage. */
const digest = (text: string): string => {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 16), 0x01000193);
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
};

export interface IntentKeys {
  /** The key of an intent: the same until it is settled, also after the dialog was closed or the page reloaded. */
  keyOf(intent: string): string;
  /** Forgets the key, so that the same words mean a new intent. */
  settle(intent: string): void;
  clear(): void;
}

/**
 * Idempotency keys of money calls, one for each intent: who, which call, with what data. Pressing again after a
 * time-out sends the first key, so that the server answers the first effect and makes no second one.
 */
export const createIntentKeys = (storage: Storage, newKey: () => string): IntentKeys => {
  const held = new Map<string, string>();
  return {
    keyOf: intent => {
      const place = PREFIX + digest(intent);
      const known = held.get(place) ?? storage.getItem(place);
      if (known) return known;
      const key = newKey();
      held.set(place, key);
      try {
        storage.setItem(place, key);
      } catch {
        // A full storage costs the key its life over a reload, not the payment.
      }
      return key;
    },
    settle: intent => {
      const place = PREFIX + digest(intent);
      held.delete(place);
      storage.removeItem(place);
    },
    clear: () => {
      held.clear();
      const places = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const place of places) if (place?.startsWith(PREFIX)) storage.removeItem(place);
    },
  };
};
