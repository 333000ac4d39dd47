import type { ComponentType } from 'react';
import type { WidgetProps } from '../FieldEntry.ts';
import { fieldEntries } from '../fieldEntries.ts';
import { CityByUuid } from './CityByUuid.tsx';
import { NameList } from './NameList.tsx';
import { SubscriptionRegion } from './SubscriptionRegion.tsx';

const own: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  city: CityByUuid,
  names: NameList,
  subscriptionRegion: SubscriptionRegion,
};

/** Enters the value of one parameter. */
export const ParameterWidget = (props: WidgetProps) => {
  const Own = own[props.field.entry ?? ''];
  const { Widget } = fieldEntries[props.field.kind];
  return Own ? <Own {...props} /> : <Widget {...props} />;
};
