import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '@/components/ui/icons/icon';
import type { ReplyFor } from '@/lib/contract/all';
import type { Module } from '@/lib/contract/workplace/shell';
import type { Messages, Namespace } from '@/lib/i18n/messages';
import type { PanelPlace } from './panel/define-panel';
import type { Verb } from './verbs';

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
  /** Where its pages stand that menus know by other addresses. */
  readonly movedPages?: Readonly<Record<`/${string}`, `/${string}`>>;
  /** The ways into it that everybody finds in the same place of the aside, before the modules. */
  readonly places?: readonly (Entry<NoInfer<PanelNames>> & {
    /** Lower stands higher. */
    readonly order: number;
  })[];
  /** The ways into it that stand in the menus of the header. */
  readonly headerFeatures?: readonly (Entry<NoInfer<PanelNames>> & { readonly menu: HeaderMenu })[];
  /**
   * What one can do by its name from the search. Name and other words for it are in `verbs` of its messages; what lists the choices
   * of one is in `verbChoices` of `verb-choices.ts`.
   */
  readonly verbs?: Readonly<Record<string, Verb<NoInfer<PanelNames>>>>;
  /** What it shows on dashboards of modules. The code is in `dashboardWidgets` of `dashboard-widgets.tsx`. */
  readonly dashboardWidgets?: readonly DashboardWidget[];
}

type EmployeeInfo = ReplyFor<'getEmployeeInfo'>[number];

/** What the HR API says is on or off for a person in their active role. */
export type Flag = {
  [Name in keyof EmployeeInfo]: EmployeeInfo[Name] extends boolean ? Name : never;
}[keyof EmployeeInfo];

export type HeaderMenu = 'discover' | 'preferences';

/** A way into a capability that the shell shows. */
export interface Entry<PanelNames extends string> {
  /** For whom it is; left out, for everybody. */
  readonly flag?: Flag;
  readonly icon: ComponentType<IconProps>;
  /** A panel of its, a page, or the page of this name below the module that is open. */
  readonly opens: { readonly panel: PanelNames } | { readonly href: `/${string}` } | { readonly page: string };
  /** Left out, it has the name of its panel, or of its page in the person's menu, and is there only if that is. */
  readonly name?: (messages: Messages) => string;
}

export interface DashboardWidget {
  readonly name: string;
  /** The module's part of the address; left out for the dashboard of every module. */
  readonly module?: string;
  readonly place: 'above-menu' | 'below-menu';
  /** A page of the module that it leads to: roles that were not given it are not shown the way. */
  readonly link?: string;
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
