import type { ReactNode } from 'react';
import type { Module } from '@/lib/contract/workplace/shell';
import type { Namespace } from '@/lib/i18n/messages';
import type { PanelPlace } from './panel/define-panel';

/**
 * What a capability adds to the portal. It stands in the capability's own `capability.ts`, and `app/capabilities.ts` lists it.
 * It holds no code: what runs in the browser and what runs on the server stand beside it in files of their own, found by name.
 */
export interface Capability<PanelNames extends string = never> {
  /** Its folder below `components`. */
  readonly folder: string;
  /** Its files of `messages/<locale>`. */
  readonly messages?: readonly Namespace[];
  /** Where each of its panels opens. The code is in `panels` of `panels.ts`, the title in `panels` of its messages. */
  readonly panels?: Readonly<Record<PanelNames, PanelPlace>>;
  /** The addresses that exist because of it, as its routes of `app/(shell)` spell them. */
  readonly pages?: readonly `/${string}`[];
  /** What it shows on dashboards of modules. The code is in `dashboardWidgets` of `dashboard-widgets.tsx`. */
  readonly dashboardWidgets?: readonly DashboardWidget[];
}

export interface DashboardWidget {
  readonly name: string;
  /** The module's part of the address; left out for the dashboard of every module. */
  readonly module?: string;
  readonly place: 'above-menu' | 'below-menu';
}

/** Reads what it shows and answers it; null shows nothing. */
export type ShowDashboardWidget = (props: { readonly module: Module }) => Promise<ReactNode>;

/** Keeps the names of its panels exact. */
export function defineCapability<PanelNames extends string = never>(
  declaration: Capability<PanelNames>,
): Capability<PanelNames> {
  return declaration;
}

/** The names of a capability's panels. */
export type PanelNamesOf<Declared> = Declared extends Capability<infer Names> ? Names : never;
