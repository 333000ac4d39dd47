import { valueAt } from '#contract/rules/valueAt.ts';
import { asText } from '#contract/domain/texts/asText.ts';

/** Words of a screen file with `{field}` replaced by the record's value: "Enable NetSuite for {name}?" */
export const fillRecord = (words: string, record: unknown): string =>
  words.replace(/\{([\w.]+)\}/g, (whole, path: string) => {
    const value = valueAt(record, path);
    return asText(value) || whole;
  });
