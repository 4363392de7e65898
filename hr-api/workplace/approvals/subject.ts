import type { Leader } from '../../../lib/contract/workplace/approvals/limits';
import type { SaidChange } from '../../../lib/contract/workplace/approvals/shapes';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Actor, CallContext } from '../../platform/calls/call';
import type { Offers } from '../../platform/offers';

/** Who reads what is to be decided. */
export type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** In the decision's own transaction. A job decides without an actor: where the last one who had to approve has left. */
export type DecisionContext = Pick<CallContext, 'db' | 'now' | 'requestId'> & {
  readonly actor: Pick<Actor, 'accountId' | 'personId' | 'roleCode'> | null;
  readonly services: Pick<CallContext['services'], 'env' | 'mail' | 'capabilities' | 'secrets'>;
};

export interface Decided {
  readonly subjectId: string;
  readonly outcome: 'approved' | 'rejected' | 'withdrawn';
  readonly comment: string;
}

/** What was decided about, rather than taken back by who had asked. */
export type Ended = Decided & { readonly outcome: Exclude<Decided['outcome'], 'withdrawn'> };

/** A part of what is asked for that chains can be for, with what it holds. */
export interface SubjectSection {
  readonly code: string;
  readonly name: string;
  readonly fields: readonly SubjectField[];
}

export interface SubjectField {
  readonly code: string;
  readonly name: string;
  /** Who decides about it without seeing it, of those whom a chain asks by their place beside the person. */
  readonly hiddenFrom: readonly Leader[];
}

/** A kind of thing that somebody asks for and others decide. It asks by `startApproval` and hears of the end by `onDecided`. */
export interface ApprovalSubject {
  readonly kind: string;
  /** The page where it is decided, as menus name it: `ecenter/profileapproval`. */
  readonly page: string;
  /** A page that lists this kind alone, in whose module it waits, too. */
  readonly ownPage?: string;
  /** The page where whoever asked finds how it ended; left out, the approval itself. */
  readonly outcomePage?: string;
  /** What one is called in lists and mails. */
  readonly names: Readonly<Record<Language, string>>;
  /**
   * Whether those above the person may know that one waits, as far as one of its fields is open to them; left out, who decides and who
   * asked.
   */
  readonly isKnownToManagers?: boolean;
  /** Whether nothing stands before what is asked for. */
  readonly isNew?: boolean;
  /** Why it cannot be done although it was approved, in words: by the `reason` that `onDecided` throws a conflict with. */
  readonly refusals?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The page where its sections are kept, each below `key/{code}`. */
  readonly setupPage?: string;
  /** Of which sections and fields it can be; left out where it has none. */
  readonly sectionsOf?: (context: Pick<ReadContext, 'db' | 'now' | 'language'>) => Promise<readonly SubjectSection[]>;
  /** What each is about, in a few words that this reader may know. */
  readonly titlesOf: (context: ReadContext, subjectIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /**
   * Old beside new for each field that is asked for, as this reader may see it. Whoever decides for somebody else reads with
   * `onBehalfOf`'s relation to the person.
   */
  readonly changesOf: (
    context: ReadContext,
    subjectId: string,
    reader: { readonly onBehalfOf: string | null },
  ) => Promise<readonly SaidChange[]>;
  /** What follows if it is approved and whoever approves is to know, in words; empty for nothing. It refuses nothing. */
  readonly warningOf?: (context: ReadContext, subjectId: string) => Promise<string>;
  /** Where what it is about stands, if this reader may open it. */
  readonly linkOf?: (
    context: ReadContext,
    subjectId: string,
  ) => Promise<{ readonly link: string; readonly key: string; readonly value: string } | null>;
  /** Tells the person whom it is about how it ended, who then is not told as of all kinds; left out, whoever asked is told alone. */
  readonly tellConcerned?: (context: DecisionContext, ended: Ended) => Promise<void>;
  /** Whether it may be asked for on behalf of the person, who then is told how it ended, too. */
  readonly tellsPerson?: boolean;
  /** Does what was approved, or takes note that it was not; throws to keep it undecided. */
  readonly onDecided: (context: DecisionContext, decided: Decided) => Promise<void>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** What of its own others decide. */
    readonly approvalSubjects?: readonly ApprovalSubject[];
  }
}

export const subjectsIn = (capabilities: readonly Offers[]): ApprovalSubject[] =>
  capabilities.flatMap(({ approvalSubjects }) => approvalSubjects ?? []);

/** The subject of a kind; an approval of a kind that nobody declares is a mistake of ours. */
export function subjectOf(capabilities: readonly Offers[], kind: string): ApprovalSubject {
  const subject = subjectsIn(capabilities).find((one) => one.kind === kind);
  if (!subject) throw new Error(`No capability declares the approval subject "${kind}"`);
  return subject;
}
