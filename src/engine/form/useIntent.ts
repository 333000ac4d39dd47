import { useRef } from 'react';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { newKey } from '#dataProvider/http/newKey.ts';

/**
 * A key for what is about to be created, the same while the same is sent: when the answer was lost on its way, trying
 * again makes no second record.
 */
export const useIntent = () => {
  const last = useRef({ words: '', key: '' });
  return (data: object): string => {
    const words = canonicalJson(data);
    if (words !== last.current.words) last.current = { words, key: newKey() };
    return last.current.key;
  };
};
