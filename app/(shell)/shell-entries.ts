import { createElement, type ReactNode } from 'react';
import type { Capability, Entry, HeaderMenu } from '@/components/platform/capability';
import type { Feature } from '@/components/workplace/shell/header/feature-control';
import type { Place } from '@/components/workplace/shell/navigation/place';
import type { PanelName } from '@/components/platform/panel/panel-names';
import type { ReplyFor } from '@/lib/contract/all';
import type { Messages } from '@/lib/i18n/messages';
import * as capabilities from '../capabilities';
import { panelHeadsOf } from './panel-heads';

type EmployeeInfo = ReplyFor<'getEmployeeInfo'>[number] | null;

const declared: readonly Pick<Capability<PanelName>, 'places' | 'headerFeatures' | 'movedPages'>[] =
  Object.values(capabilities);
const allPlaces = declared.flatMap(({ places = [] }) => places).sort((one, other) => one.order - other.order);
/** Where pages stand that menus know by other addresses. */
export const movedPages = Object.fromEntries(
  declared.flatMap((capability) => Object.entries(capability.movedPages ?? {})),
);
const allFeatures = declared.flatMap(({ headerFeatures = [] }) => headerFeatures);

/** FEAT-01 to FEAT-08: a flag that nobody has told is off. */
const isOn = ({ flag }: Entry<PanelName>, info: EmployeeInfo) => !flag || info?.[flag] === true;

const iconOf = ({ icon }: Entry<PanelName>): ReactNode => createElement(icon);

function nameOf({ name, opens }: Entry<PanelName>, messages: Messages): string | null {
  if (name) return name(messages);
  return 'panel' in opens ? panelHeadsOf(messages)[opens.panel].title : null;
}

/** What everybody finds at the top of the aside, as capabilities declare it. */
export function placesFor(info: EmployeeInfo, messages: Messages): Place[] {
  return allPlaces.flatMap((entry) =>
    isOn(entry, info) && !('page' in entry.opens)
      ? [{ opens: entry.opens, name: nameOf(entry, messages), icon: iconOf(entry) }]
      : [],
  );
}

/** What a menu of the header offers, as capabilities declare it. */
export function headerFeaturesFor(menu: HeaderMenu, info: EmployeeInfo, messages: Messages): Feature[] {
  return allFeatures
    .filter((entry) => entry.menu === menu && isOn(entry, info))
    .map((entry) => ({ opens: entry.opens, label: nameOf(entry, messages) ?? '', icon: iconOf(entry) }));
}
