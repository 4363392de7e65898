import type { CallContext } from '../../platform/calls/call';
import type { PersonalData } from '../../platform/personal-data';

export interface ReadShare {
  readonly share: PersonalData;
  readonly rows: Awaited<ReturnType<PersonalData['read']>>;
}

/** All that the capabilities hold on the caller, in the order of the capabilities. */
export async function readShares(context: CallContext): Promise<ReadShare[]> {
  const read: ReadShare[] = [];
  for (const { personalData = [] } of context.services.capabilities)
    for (const share of personalData) read.push({ share, rows: await share.read(context) });
  return read;
}
