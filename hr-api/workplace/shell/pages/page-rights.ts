import type { Actor, Permission } from '../../../platform/calls/call';
import type { Offers } from '../../../platform/offers';

/** What a page asks for beside being given to the role: without it the page could only say that its calls are refused. */
export interface PageRight {
  readonly permission: Permission;
  /** The role has to be held over everyone: what stands there is everybody's, and HR of one unit is refused it. */
  readonly isOverEveryone?: true;
}

declare module '../../../platform/offers' {
  interface Offers {
    /** What its pages ask for, by their path, such as `process/retention`. */
    readonly pageRights?: Readonly<Record<string, PageRight>>;
  }
}

/** How somebody holds a role. */
export type Holder = Pick<Actor, 'permissions' | 'scopes'>;

interface Page {
  readonly module: string;
  readonly link: string;
}

/** Tells of a page that a role was given whether it would open for somebody who holds the role so. */
export function opensFor(capabilities: readonly Offers[], { permissions, scopes }: Holder): (page: Page) => boolean {
  const rights: Readonly<Record<string, PageRight>> = Object.assign(
    {},
    ...capabilities.map(({ pageRights }) => pageRights),
  );
  return ({ module, link }) => {
    const right = rights[`${module}/${link}`];
    return !right || (permissions.has(right.permission) && (!right.isOverEveryone || scopes.includes('all')));
  };
}
