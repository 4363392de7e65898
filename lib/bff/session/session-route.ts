import 'server-only';
import { sessionEndOf } from '../../contract/access/session-ends';
import { SIGN_IN } from '../../gate';
import { withBasePath } from '../../links/links';
import { withErrorAnswer, endsSession, errorAnswer, jsonAnswer, redirectAnswer } from '../call/answer';
import { readForm, readJson } from '../call/body';
import { cookieOf, readCaller, type Caller } from '../call/caller';
import { clearedFlashCookie, flashCookie, type Flash } from '../redirect/flash';
import { HrError } from '../upstream/hr-error';
import { browserOf } from './browser/browser';
import { formError } from '../call/form-error';
import { assertOwnPost, isFormPost } from '../call/own-request';
import { clearedSessionCookie } from './session';

/** What a step of the session leads to: a path of ours, and the cookies that go along. */
export interface StepResult {
  readonly next: `/${string}` | URL;
  readonly cookies?: readonly string[];
  /** Whether the HR API has reason to know this browser again. */
  readonly isRecognised?: boolean;
  readonly headers?: Record<string, string>;
  /** Shown by the page that a plain form comes back to, within so many seconds where it comes back by a way round. */
  readonly flash?: Flash;
  readonly flashSeconds?: number;
  /** What the script that asked shows once. A plain form is told nothing of it. */
  readonly told?: readonly string[];
}

interface Step {
  readonly route: string;
  /** The page that shows the form, and what of it is kept when it comes back. */
  readonly page: `/${string}`;
  readonly form?: Flash['form'];
  readonly returned?: readonly string[];
  /** Where to begin anew once the way that this is a step of is over. */
  readonly start?: Start;
  readonly take: (fields: Record<string, string>, caller: Caller, headers: Headers) => Promise<StepResult>;
}

interface Start {
  readonly page: `/${string}`;
  readonly form: Flash['form'];
  /** What the browser has of it from then on. */
  readonly cookies: (headers: Headers) => Promise<readonly string[]>;
}

const SIGNED_OUT: Start = { page: SIGN_IN, form: 'sign-in', cookies: async () => [clearedSessionCookie()] };

/**
 * A route under `app/api/session/`: the only ones that set or clear the session's cookie. Each takes JSON from our script and
 * answers `{ next, told }`, or a plain form and answers a redirect. A step that comes after another leaves the cookie alone: by now it
 * may be that of the session which goes on.
 */
export function sessionRoute({
  route,
  page,
  form,
  returned = [],
  start = SIGNED_OUT,
  take,
}: Step): (request: Request) => Promise<Response> {
  return (request) =>
    withErrorAnswer(async (requestId) => {
      const isForm = isFormPost(request, route);
      const refuse = (error: unknown) =>
        isForm ? formError(error, request, requestId) : errorAnswer(error, requestId);
      try {
        return await takeStep(request, requestId, isForm, refuse);
      } catch (error) {
        return refuse(error);
      }
    });

  async function takeStep(
    request: Request,
    requestId: string,
    isForm: boolean,
    refuse: (error: HrError) => Response | Promise<Response>,
  ): Promise<Response> {
    assertOwnPost(request, { isForm });
    const cookieHeader = request.headers.get('cookie');
    const received = { headers: request.headers, cookie: (name: string) => cookieOf(cookieHeader, name) };
    const browser = await browserOf(request.headers);
    const caller = { ...(await readCaller(received, requestId)), browser: browser.id, browserKind: browser.kind };
    const fields = isForm ? await readForm(request) : textFields(await readJson(request));
    try {
      const result = await take(fields, caller, request.headers);
      const cookies = [...(result.isRecognised ? browser.cookies : []), ...(result.cookies ?? [])];
      return await stepAnswer({ ...result, cookies }, requestId, isForm);
    } catch (error) {
      if (!(error instanceof HrError)) throw error;
      const isOver = endsSession(error);
      const isReplaced = sessionEndOf(error.params?.because) === 'next-step';
      const cookies = isOver && !isReplaced ? await start.cookies(request.headers) : [];
      if (!isForm || !form) {
        const answer = await refuse(error);
        for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
        return answer;
      }
      if (isReplaced) return redirectAnswer(withBasePath('/'), requestId);
      const values = Object.fromEntries(returned.map((name) => [name, (fields[name] ?? '').slice(0, 100)]));
      const flash = await flashCookie({
        form: isOver ? start.form : form,
        code: error.code,
        params: error.params,
        issues: error.issues?.slice(0, 5),
        ...(error.code === 'upstream' && { message: error.message }),
        values,
      });
      return redirectAnswer(withBasePath(isOver ? start.page : page), requestId, [flash, ...cookies]);
    }
  }
}

async function stepAnswer(
  { next, cookies = [], headers, flash, flashSeconds, told }: StepResult,
  requestId: string,
  isForm: boolean,
): Promise<Response> {
  const location = next instanceof URL ? next.href : withBasePath(next);
  const all = [...cookies, ...(isForm ? [flash ? await flashCookie(flash, flashSeconds) : clearedFlashCookie()] : [])];
  const answer = isForm ? redirectAnswer(location, requestId) : jsonAnswer({ next: location, told }, requestId);
  for (const cookie of all) answer.headers.append('set-cookie', cookie);
  for (const [name, value] of Object.entries(headers ?? {})) answer.headers.set(name, value);
  return answer;
}

/** Fields are texts, as in a form; anything else counts as not given. */
function textFields(json: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
