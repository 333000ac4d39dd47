import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { useUser } from '#parts/contexts/useUser.ts';

/** What the conditions of a record that is read are judged by: its stored values, which nobody is changing. */
export const useReadScope = (record: RaRecord): Scope => {
  const user = useUser();
  const [today] = useState(() => indiaDay(new Date()));
  return { record, previous: record, user, today };
};
