import type { RecurringWork } from '../../platform/capability';
import type { Offers } from '../../platform/offers';

/** The kind of schedules that run services; `subject` is the key of one. */
export const SERVICE = 'service';

/** What the product does by the clock, as the capabilities declare it. */
export const servicesIn = (capabilities: readonly Offers[]): readonly RecurringWork[] =>
  capabilities.flatMap(({ recurring }) => recurring ?? []);

export const serviceIn = (capabilities: readonly Offers[], key: string): RecurringWork | undefined =>
  servicesIn(capabilities).find((service) => service.key === key);
