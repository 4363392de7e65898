import type { z } from 'zod';

/** Who a session belongs to. A candidate or client user is an account without employment. */
export type UserKind = 'employee' | 'client' | 'candidate';

/**
 * How far a session has come: flag 100 waits for its one-time code, flag 101 for a second factor that its role asks for, flag 3 for the
 * code of conduct, any other is in.
 */
export type Stage = 'code' | 'enrolment' | 'conduct' | 'full';

/**
 * Which stages may use a call. `conduct` is what a person at the conduct gate may do, and everyone past it too; `enrolment` what a
 * person may do whose role asks for a second factor, and everyone past all gates;
 * `session` is for any signed-in session whatever its stage; `open` needs no session.
 */
export type Gate = 'open' | 'code' | 'enrolment' | 'conduct' | 'full' | 'session';

export interface Family {
  /** The call whose reply lists, for this session, the paths it may use. */
  readonly listedBy: string;
  /** The members in that reply: the name a browser may give, and the wire path it stands for. */
  readonly membersOf: (reply: never) => readonly { name: string; path: string }[];
}

/** One piece of work of the HR API, defined once and read by browser, page, call proxy and HR API alike. */
export interface Call<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** The HR API's own path, verbatim, without a leading slash. For a family: the part that all members share. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly kind: 'json' | 'upload' | 'download';
  /** `server`: carries a credential or changes the session; the call proxy does not know it. */
  readonly reach: 'browser' | 'server';
  readonly gate: Gate;
  readonly users: readonly UserKind[];
  readonly effect: 'read' | 'write';
  /** A poll: does not count as use of the session. */
  readonly background: boolean;
  /** A file that the browser may keep, and asks about each time (`private, no-cache` and an ETag); all else is kept by nobody. */
  readonly isRevalidated: boolean;
  /** A read that is given the time of a write, such as a preview that works something out for everybody. */
  readonly isSlow: boolean;
  readonly family?: Family;
  /** How many bytes a request may have, where a form's 256 kB are too few. */
  readonly maxBytes?: number;
  readonly request: Request;
  readonly reply: Reply;
}

type Definition = Pick<Call, 'path' | 'request' | 'reply' | 'reach' | 'gate' | 'effect'> & Partial<Call>;

/** A call with what tells calls apart kept literal, so that the compiler knows which ones need no session or answer a file. */
type Defined<D extends Definition> = Call<D['request'], D['reply']> &
  Pick<D, 'gate' | 'reach' | 'effect'> & { readonly kind: D['kind'] extends Call['kind'] ? D['kind'] : 'json' };

/** What client users may do as employees do. Whatever does not say so is closed to them: they are no colleagues. */
export const EMPLOYEES_AND_CLIENTS = ['employee', 'client'] as const satisfies readonly UserKind[];

/** Defines a call; what is not said is a JSON POST for employees alone that counts as use of the session. */
export function defineCall<const D extends Definition>(definition: D): Defined<D> {
  return {
    kind: 'json',
    method: definition.kind === 'download' ? 'GET' : 'POST',
    users: ['employee'],
    background: false,
    isRevalidated: false,
    isSlow: false,
    ...definition,
  } as Defined<D>;
}

/**
 * The values of the change flag (`ischg`); `onboarding` and `details` are pop-ups over the main application (SOPQ-16), `enrolment` is
 * ours.
 */
export const FLAG = { none: 0, onboarding: 1, details: 2, conduct: 3, code: 100, enrolment: 101 } as const;

/** The stage that a session's change flag (`ischg`) puts it in. */
export function stageOf(flag: number): Stage {
  if (flag === FLAG.code) return 'code';
  if (flag === FLAG.enrolment) return 'enrolment';
  return flag === FLAG.conduct ? 'conduct' : 'full';
}

/** Whether a gate lets a session of this stage through; without a session only `open` does. */
export function admits(gate: Gate, stage: Stage | undefined): boolean {
  if (gate === 'open') return true;
  if (!stage) return false;
  if (gate === 'session') return true;
  if (gate === 'conduct' || gate === 'enrolment') return stage === gate || stage === 'full';
  return gate === stage;
}

/** A wire path is words, digits, `-` and `_` between single slashes: nothing that could climb or leave the host. */
export const WIRE_PATH = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;

export type RequestOf<C extends Call> = z.input<C['request']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;
