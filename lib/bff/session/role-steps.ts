import 'server-only';
import { stageOf } from '../../contract/call';
import { continueSession } from './start-session';
import { ownPage } from '../../links/own-page';
import { hasPages } from '../../links/pages';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

/**
 * SCALL-21. The cookie goes on around the token of the new role. Its owner comes to the page of the module where they are,
 * if the new role has it too, else to the start (RSW-14, RSW-15), or to the page for which they changed; menus, routes and whatever else is
 * the role's are read anew there, since it is another page load.
 */
export async function changeRoleStep(
  { RoleCode = '', module = '', page = '' }: Record<string, string>,
  caller: Caller,
): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  if (!/^\d{1,9}$/.test(RoleCode))
    throw new HrError('invalid', { issues: [{ path: 'RoleCode', message: 'required' }] });
  const reply = await send('changeRole', { RoleCode: Number(RoleCode) }, caller);
  const step = await continueSession(session, reply, caller);
  if (stageOf(reply.ischg) !== 'full') return step;
  const wanted = ownPage(page);
  if (wanted) return { ...step, next: wanted };
  const changed = { ...caller, session: { ...session, token: reply.authToken, flag: reply.ischg } };
  const modules = await send('listModules', {}, changed).catch(() => []);
  const isThere = hasPages(module) && modules.some(({ Link_Src }) => Link_Src === module);
  return { ...step, next: isThere ? `/${module}/dashboard` : '/' };
}
