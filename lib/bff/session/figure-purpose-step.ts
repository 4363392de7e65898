import 'server-only';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

/** The session says for what it reads sensitive figures: posted, so that it stands in no address and in no log of one. */
export async function figurePurposeStep({ Purpose = '' }: Record<string, string>, caller: Caller): Promise<StepResult> {
  if (!caller.session) throw new HrError('unauthenticated');
  await send('startSensitiveReading', { Purpose }, caller);
  return { next: '/ecenter/hrdashboard/sensitive' };
}
