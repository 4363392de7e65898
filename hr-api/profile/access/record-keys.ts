import type { Services } from '../../platform/calls/services';
import { RecordKeys } from '../../people/record/values/keys';

const made = new WeakMap<Buffer, RecordKeys>();

/** The keys of secret answers, opened once for each process. */
export function recordKeysOf({ secrets }: Pick<Services, 'secrets'>): RecordKeys {
  const known = made.get(secrets.record) ?? new RecordKeys(secrets.record);
  made.set(secrets.record, known);
  return known;
}
