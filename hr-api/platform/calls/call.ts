import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { CallName, Calls } from '../../../lib/contract/all';
import type { UserKind } from '../../../lib/contract/call';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Work } from '../budgets/work';
import type { CalendarDate } from '../dates';
import type { Database } from '../db/database';
import type { Download } from '../files/storage/store';
import type { UploadRule } from '../files/uploads';
import type { Services } from './services';

/** Over whom a role is held: oneself, everyone below in the line of managers, a unit, everyone. */
export const SCOPES = ['self', 'tree', 'unit', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** A right that roles hold (`role_permissions`): subject and verb. Capabilities declare theirs. */
export type Permission = `${string}.${string}`;

/**
 * Who may make a call, beside what its gate and kinds of users say. A permission is the active role's. `everyone`: whoever the
 * gate lets in. `own`: everyone, and nothing but the caller's own is read or changed. `visible`: everyone, and the subject's
 * `visibleTo` decides which rows.
 */
export type Allow = Permission | 'everyone' | 'own' | 'visible';

/** Who asks, as their session's record says. Rights follow the active role. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly personId: string;
  /** The employment of today; null for a client user, a candidate, or someone between employments. */
  readonly employmentId: string | null;
  readonly kind: UserKind;
  readonly flag: number;
  readonly roleCode: number;
  /** What the active role may do. */
  readonly permissions: ReadonlySet<string>;
  /** Over whom the active role is held today. */
  readonly scopes: readonly Scope[];
  /** The day by which their grants count, where it is another than the organisation's and makes a difference. */
  readonly grantDay?: CalendarDate | undefined;
  /** When they last proved in this session that it is them; null where they have not. */
  readonly provenAt: Date | null;
}

/** What a handler knows of the call beside its request. */
export interface CallContext<A = Actor> {
  readonly actor: A;
  /** For calls with `effect: 'write'` a transaction that holds the write, its audit rows and its idempotency record. */
  readonly db: Database;
  readonly now: Date;
  readonly language: Language;
  /** As the portal says under its key header; null where it does not know. */
  readonly clientAddress: string | null;
  /** What stands for the browser, as the portal says under its key header; null where it does not say. */
  readonly browser: string | null;
  /** What kind of browser it is, such as `Firefox, Windows`, as the portal says at the steps of signing in; else null. */
  readonly browserKind: string | null;
  readonly requestId: string;
  /** Which member of a family was called, as its path segment; null for other calls. */
  readonly member: string | null;
  readonly log: FastifyBaseLogger;
  readonly services: Services;
}

type ContextOf<Name extends CallName> = Calls[Name]['gate'] extends 'open' ? CallContext<null> : CallContext;

/** The handler of a download says which file, the one of an upload which files: the bytes pass it by. */
interface FileAnswers {
  readonly download: Download;
  readonly upload: UploadRule;
}

type AnswerOf<Name extends CallName> = Calls[Name]['kind'] extends keyof FileAnswers
  ? FileAnswers[Calls[Name]['kind']]
  : z.input<Calls[Name]['reply']>;

export type Handler<Name extends CallName> = (
  request: z.output<Calls[Name]['request']>,
  context: ContextOf<Name>,
) => Promise<AnswerOf<Name>>;

/** How the HR API answers a call: who may make it, and what is done. It does not compile without the first. */
export type CallHandler<Name extends CallName> = Around & {
  readonly allow: Calls[Name]['gate'] extends 'open' ? 'signed-out' : Allow;
  /** What else it takes: that the caller has proven within minutes that it is them. */
  readonly requires?: 'recent proof';
  readonly handle: Handler<Name>;
};

/** What is done around a handler: its work is counted in the transaction that is opened for it. */
export type Around = {
  /** Whether calls of others go first: for reads that compute long and are looked at beside other things. */
  readonly isLowPriority?: boolean;
} & (
  | {
      /** What is counted of each account, as `WORK` says how much. */
      readonly work?: Work;
      readonly transaction?: undefined;
    }
  | {
      /** A write that commits part of its work although it refuses, or computes long, opens its transactions itself. */
      readonly transaction: 'own';
      readonly work?: undefined;
    }
);

/** Handlers of some calls; all of them are put together in one place, where the compiler misses none. */
export type Handlers<Name extends CallName = CallName> = { readonly [N in Name]: CallHandler<N> };
