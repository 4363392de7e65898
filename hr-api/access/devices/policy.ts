import type { Device } from './data';

/** A device is its owner's alone, for whatever is asked about it. */
export function canRemove(actor: { readonly accountId: string }, device: Pick<Device, 'accountId'>): boolean {
  return device.accountId === actor.accountId;
}

/** Whether a device that has proven itself may sign the account in. */
export function canOpen(
  device: Pick<Device, 'accountId' | 'removedAt'>,
  account: { readonly id: string } | null,
): boolean {
  return device.removedAt === null && device.accountId === account?.id;
}
