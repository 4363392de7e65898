import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What React keeps at the document of a page it renders: the root, and whether it has yet to take over the server's page. */
interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** What React keeps at an element that it has met while it takes a page over. */
interface Fiber {
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly flags: number;
}

/**
 * Waits until the page's scripts have taken over what the server wrote and are at rest: keys and presses before that are
 * lost, as they are for anybody who is quicker than the page. A page that brings no such scripts is ready as it is, and one
 * that moves all the time has no rest to wait for.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // One question, not asynchronous: a promise would count as true, whatever it brings, and a second question would fail where
  // the page goes on meanwhile.
  await page.waitForFunction((question) => {
    if (!('__next_f' in self)) return true;
    const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1] as
      ReactRoot | undefined;
    if (root?.stateNode.current.memoizedState.isDehydrated !== false) return false;
    // Parts that arrived later are taken over later, each by itself. An element that React has met belongs to no part that
    // listens before the part is whole, which may still wait for scripts: until then something above it is placed or hydrating.
    const PLACED_OR_HYDRATING = 0b1_0000_0000_0010;
    const isTakenOver = (element: Element) => {
      let fiber = Object.entries(element).find(([name]) => name.startsWith('__reactFiber$'))?.[1] as Fiber | null;
      if (!fiber) return false;
      for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & PLACED_OR_HYDRATING) return false;
      return true;
    };
    if (![...document.querySelectorAll('button, summary')].every(isTakenOver)) return false;
    if (document.querySelector('form[inert]')) return false;
    // What listens to keys is added only after that, in tasks of their own.
    const known = self as { hydrationRest?: { readonly question: string; isHere: boolean } };
    if (known.hydrationRest?.question === question) return known.hydrationRest.isHere;
    const rest = { question, isHere: false };
    known.hydrationRest = rest;
    setTimeout(() => requestIdleCallback(() => (rest.isHere = true), { timeout: 500 }));
    return false;
  }, randomUUID());
}
