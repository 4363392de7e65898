import type { ReactNode } from 'react';
import type { PanelName } from '@/components/platform/panel/panel-names';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { pageOfEntry } from '@/lib/links/upstream-links';

/** A way that stands at the top of the aside, as capabilities declare them. */
export interface Place {
  readonly opens: { readonly href: string } | { readonly panel: PanelName };
  /** Null for a page that has the name which the person's menu gives it. */
  readonly name: string | null;
  readonly icon: ReactNode;
}

export type NamedPlace = Place & { readonly name: string };

/** The places that the person has, each by its name. */
export function placesIn(
  menu: readonly MenuEntry[],
  modules: readonly Module[],
  places: readonly Place[],
): NamedPlace[] {
  const names = new Map(
    menu.map((entry) => {
      const module = modules.find(({ Module_Code }) => Module_Code === entry.Module_Code);
      return [module ? pageOfEntry(module, entry) : null, entry.Menu_Name];
    }),
  );
  return places.flatMap((place) => {
    const name = place.name ?? ('href' in place.opens ? names.get(place.opens.href as `/${string}`) : undefined);
    return name === undefined ? [] : [{ ...place, name }];
  });
}

export const hrefOf = ({ opens }: Place) => ('href' in opens ? opens.href : null);
