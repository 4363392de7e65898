import type { ReactNode } from 'react';
import PlainLayout from '../(plain)/layout';
import ShellLayout from '../(shell)/layout';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { redirectOf } from '@/lib/gate';

/** Anyone may be told that a page is not theirs; who is signed in keeps the menu around it. */
export default async function UnauthorizedLayout({ children }: { children: ReactNode }) {
  const { session } = await pageCaller();
  const isSignedIn = session !== null && redirectOf(session, 'full') === null;
  return isSignedIn ? <ShellLayout>{children}</ShellLayout> : <PlainLayout>{children}</PlainLayout>;
}
