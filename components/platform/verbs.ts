import type { ReplyFor } from '@/lib/contract/all';
import type { PanelName } from './panel/panel-names';

type EmployeeInfo = ReplyFor<'getEmployeeInfo'>[number];

/** The flags that say what the active role is offered. */
export type FeatureFlag = {
  [Key in keyof EmployeeInfo]: EmployeeInfo[Key] extends boolean ? Key : never;
}[keyof EmployeeInfo];

/** Something that one can do, as a capability declares it. */
export interface Verb<Panels extends string = PanelName> {
  /** The flag that offers it; left out for everyone. */
  readonly flag?: FeatureFlag;
  /** The panel or the page where it is done; `choices` where there is one for each of what is listed in the browser. */
  readonly opens: { readonly panel: Panels; readonly subject?: string } | { readonly page: `/${string}` } | 'choices';
}

/** One of the choices of a verb, such as the person whom to wish. */
export interface VerbChoice {
  /** What stands for `{name}` in the name of the verb. */
  readonly name: string;
  readonly opens: { readonly panel: PanelName; readonly subject: string } | (() => Promise<void>);
}

export type VerbChoices = Readonly<Record<string, () => Promise<readonly VerbChoice[]>>>;
