import { admits, stageOf, type Call, type Stage, type UserKind } from './contract/call';
import type { ErrorCode } from './contract/platform/errors';

/** What the gates look at: whose session it is and how far it has come. */
export interface GateSession {
  readonly kind: UserKind;
  readonly flag: number;
}

/** What a page needs: nothing, nobody signed in, a session at exactly this stage, or one that may see sections of a profile. */
export type PageNeed = 'public' | 'signed-out' | 'section' | Stage;

export const SIGN_IN = '/auth/login';
export const SESSION_OVER = '/session';
/** Where a registered device begins a session by itself. */
export const DEVICE_ENTRY = '/mobilesession';
const CODE = '/auth/otpauth';
const ENROLMENT = '/secondfactor';
export const CONDUCT = '/cocrequire/codeofconduct';

const PUBLIC = /^\/(terms|session|session\/sessionexpired|error|unauthorized|appunauthorized|logout)$/;

const SIGNED_OUT = /^\/(?:auth|auth\/.*|mobilesession|mobileauth|mobileauth\/.*|ssologin\/.+)$/;

/** COC-33: an agreement can lead to any page just below `/ecenter`. Which of them are its sections, the page itself looks up. */
const SECTION = /^\/ecenter\/[\w-]+$/;

/** The sections of the photo and of the benefits. */
const MENU_SECTIONS: readonly string[] = ['2', '35'];

/** SCON-18, COC-37: whether the page of a section has the menu beside it, which at the conduct gate only two have. */
export function showsMenu({ flag }: Pick<GateSession, 'flag'>, sectionCode: string): boolean {
  return stageOf(flag) !== 'conduct' || MENU_SECTIONS.includes(sectionCode);
}

/** The need of a path, for the middleware's redirects; each page states its own again. Anything unknown needs a full session. */
export function needOf(path: string): PageNeed {
  if (PUBLIC.test(path)) return 'public';
  if (path === CODE) return 'code';
  if (path === ENROLMENT) return 'enrolment';
  if (path === CONDUCT) return 'conduct';
  if (SECTION.test(path)) return 'section';
  return SIGNED_OUT.test(path) ? 'signed-out' : 'full';
}

/** Where a page sends this session instead (AUTH, POP and OTP rows); null lets it in. */
export function redirectOf(session: GateSession | null, need: PageNeed): string | null {
  if (need === 'public') return null;
  if (!session) return need === 'signed-out' ? null : SIGN_IN;
  const stage = stageOf(session.flag);
  if (stage === need || (need === 'section' && (stage === 'conduct' || stage === 'full'))) return null;
  return { code: CODE, enrolment: ENROLMENT, conduct: CONDUCT, full: '/' }[stage];
}

/** The reason of `redirectOf`, for the log. */
export function redirectReasonOf(session: GateSession | null): string {
  if (!session) return 'nobody is signed in';
  return {
    code: 'the code is pending',
    enrolment: 'a second factor is due',
    conduct: 'an agreement is pending',
    full: 'signed in already',
  }[stageOf(session.flag)];
}

/** Why this session may not use a call; null lets it. */
export function refusalOf(session: GateSession | null, call: Pick<Call, 'gate' | 'users'>): ErrorCode | null {
  if (call.gate === 'open') return null;
  if (!session) return 'unauthenticated';
  if (!call.users.includes(session.kind)) return 'forbidden';
  const stage = stageOf(session.flag);
  if (admits(call.gate, stage)) return null;
  return (
    {
      code: 'code_required',
      enrolment: 'enrolment_required',
      conduct: 'conduct_required',
      full: 'forbidden',
    } as const
  )[stage];
}
