import type { Metadata } from 'next';
import { RefusedNotice, refusedTitle } from '@/components/platform/notice/refused-notice';
import { RoleRefusedNotice } from '@/components/access/roles/role-refused-notice';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { redirectOf } from '@/lib/gate';
import { ownPage } from '@/lib/links/own-page';
import { refusalReasonOf } from '@/lib/refusal-reasons';

interface UnauthorizedPageProps {
  readonly searchParams: Promise<{ why?: string | string[]; page?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: UnauthorizedPageProps): Promise<Metadata> {
  return { title: await refusedTitle(refusalReasonOf((await searchParams).why)) };
}

export default async function UnauthorizedPage({ searchParams }: UnauthorizedPageProps) {
  const { why, page } = await searchParams;
  const reason = refusalReasonOf(why);
  const asked = reason === 'role' && typeof page === 'string' ? ownPage(page) : null;
  const roles = asked && (await rolesFor(asked));
  return roles ? <RoleRefusedNotice roles={roles} page={asked} /> : <RefusedNotice reason={reason} />;
}

/** The visitor's roles and which of them may open the page; null for who is not signed in, and while nobody can say. */
async function rolesFor(page: string) {
  const { session } = await pageCaller();
  if (redirectOf(session, 'full') !== null) return null;
  const [, Module = '', Link = ''] = new URL(page, 'http://portal.invalid').pathname.split('/');
  return tryCallHr('listRolesForPage', { Module: Module.slice(0, 100), Link: Link.slice(0, 100) });
}
