import type { ChangeKind } from '../../../lib/contract/changes/change-rules';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import type { Offers } from '../../platform/offers';

/** Who previews a change, in the transaction that is rolled back. */
export type EffectContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'services'>;

/** A change that is previewed: of whom, and the day on which it begins, today for one that began earlier. */
export interface PreviewedChange {
  readonly kind: ChangeKind;
  readonly employmentIds: readonly string[];
  readonly personIds: readonly string[];
  readonly on: CalendarDate;
}

/** What a change touches beside the person's own line of time. */
export interface ChangeEffect {
  readonly title: string;
  readonly count: number;
  /** The first of them by name; `link` is a page, empty for none. */
  readonly details: readonly { readonly text: string; readonly link: string }[];
}

/** What a capability has to say of a change: it looks before and after, and tells what differs or is touched; null for nothing. */
export interface EffectOfChanges<Seen = unknown> {
  readonly key: string;
  readonly look: (context: EffectContext, change: PreviewedChange) => Promise<Seen>;
  readonly tell: (
    context: EffectContext,
    change: PreviewedChange,
    seen: { readonly before: Seen; readonly after: Seen },
  ) => Promise<ChangeEffect | null>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** What changes of people touch of its own. */
    readonly changeEffects?: readonly EffectOfChanges[];
  }
}

/** What it has seen is handed back to itself alone, so nobody else need know of what kind it is. */
export const effectOfChanges = <Seen>(effect: EffectOfChanges<Seen>): EffectOfChanges => effect as EffectOfChanges;

export const effectsIn = (capabilities: readonly Offers[]): EffectOfChanges[] =>
  capabilities.flatMap(({ changeEffects }) => changeEffects ?? []);
