import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { endSessionsOfDevice } from '../sign-in/sessions/sessions';
import { clearedFields } from './fields';
import { devices } from './tables';

export type Device = typeof devices.$inferSelect;

/** The device of an id, removed or not. */
export async function findDevice(db: Database, code: string): Promise<Device | null> {
  const [device] = await db.select().from(devices).where(eq(devices.code, code));
  return device ?? null;
}

/** The device while it is not removed; held until the transaction ends, so that no session begins beside its removal. */
export async function lockDevice(db: Database, deviceId: string): Promise<Device | null> {
  const [device] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.id, deviceId), isNull(devices.removedAt)))
    .for('update');
  return device ?? null;
}

/** An account's devices, the one used last first. */
export function devicesOf(db: Database, accountId: string): Promise<Device[]> {
  return db
    .select()
    .from(devices)
    .where(and(eq(devices.accountId, accountId), isNull(devices.removedAt)))
    .orderBy(desc(sql`coalesce(${devices.lastUsedAt}, ${devices.registeredAt})`), desc(devices.registeredAt));
}

export async function countDevices(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ devices: count() })
    .from(devices)
    .where(and(eq(devices.accountId, accountId), isNull(devices.removedAt)));
  return Number(row?.devices ?? 0);
}

/** The account's device of this installation, if it has one; an empty id is no installation. */
export async function deviceOfInstallation(db: Database, accountId: string, installationId: string): Promise<Device[]> {
  if (installationId === '') return [];
  const isThis = and(eq(devices.accountId, accountId), eq(devices.installationId, installationId));
  return db
    .select()
    .from(devices)
    .where(and(isThis, isNull(devices.removedAt)));
}

export async function recordDeviceUse(db: Database, deviceId: string, now: Date): Promise<void> {
  await db.update(devices).set({ lastUsedAt: now }).where(eq(devices.id, deviceId));
}

export async function recordActivation(db: Database, deviceId: string, now: Date): Promise<void> {
  await db.update(devices).set({ activatedAt: now, lastUsedAt: now }).where(eq(devices.id, deviceId));
}

/** Removes a device: it opens nothing any more, and every session of its own ends, but for one if wanted. */
export async function removeOne(db: Database, deviceId: string, now: Date, exceptSessionId?: string): Promise<void> {
  await db
    .update(devices)
    .set({ removedAt: now, ...clearedFields })
    .where(eq(devices.id, deviceId));
  await endSessionsOfDevice(db, deviceId, now, exceptSessionId);
}

/** Removes all devices of an account, for whose password somebody else may have known. */
export async function removeAll(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(devices)
    .set({ removedAt: now, ...clearedFields })
    .where(and(eq(devices.accountId, accountId), isNull(devices.removedAt)));
}
