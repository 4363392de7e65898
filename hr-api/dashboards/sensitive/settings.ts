import { sql } from 'drizzle-orm';
import { SENSITIVE_TILES, SMALL_GROUP } from '../../../lib/contract/dashboards/sensitive-rules';
import { requireEveryone } from '../../people/accounts/require-everyone';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { sensitiveSettings } from './tables';
import { FIELD_KEY, findSource, nameOfSource } from './tile-values';

type Settings = Pick<typeof sensitiveSettings.$inferSelect, 'tiles' | 'threshold'>;

/** What the organisation has switched on; nothing at first. */
export async function readSettings(db: Database): Promise<Settings> {
  const [row] = await db.select().from(sensitiveSettings);
  return { tiles: row?.tiles ?? [], threshold: row?.threshold ?? SMALL_GROUP.first };
}

const writeSettings = (db: Database, settings: Settings) =>
  db.insert(sensitiveSettings).values(settings).onConflictDoUpdate({ target: sensitiveSettings.id, set: settings });

export const getSensitiveSetup: Handler<'getSensitiveSetup'> = async (_asked, context) => {
  requireEveryone(context);
  const { db, now, language } = context;
  const { tiles, threshold } = await readSettings(db);
  const Tiles = SENSITIVE_TILES.map(async (Tile) => {
    const source = await findSource(db, Tile, dayOf(now));
    const FieldName = source ? nameOfSource(Tile, source, language) : '';
    return { Tile, IsOn: tiles.includes(Tile), FieldName, FieldKey: FIELD_KEY[Tile] };
  });
  return { Threshold: threshold, Tiles: await Promise.all(Tiles) };
};

/** @throws ApiError `invalid` for a tile of which the record has nothing */
export const switchSensitiveTile: Handler<'switchSensitiveTile'> = async ({ Tile, IsOn }, context) => {
  const before = await lockSettings(context);
  if (IsOn && !(await findSource(context.db, Tile, dayOf(context.now))))
    throw new ApiError('invalid', { issues: [{ path: 'Tile', message: 'no_field' }] });
  if (before.tiles.includes(Tile) === IsOn) return {};
  const tiles = SENSITIVE_TILES.filter((one) => (one === Tile ? IsOn : before.tiles.includes(one)));
  await writeSettings(context.db, { ...before, tiles });
  const subject = { kind: 'sensitive figures', id: Tile };
  const values = { before: { isOn: !IsOn }, after: { isOn: IsOn } };
  await audit(context, { subject, action: 'switch a sensitive figure', ...values });
  return {};
};

export const setSensitiveThreshold: Handler<'setSensitiveThreshold'> = async ({ Threshold: threshold }, context) => {
  const before = await lockSettings(context);
  if (before.threshold === threshold) return {};
  await writeSettings(context.db, { ...before, threshold });
  const subject = { kind: 'sensitive figures', id: 'threshold' };
  const values = { before: { threshold: before.threshold }, after: { threshold } };
  await audit(context, { subject, action: 'change the threshold of small groups', ...values });
  return {};
};

/** What is set is set for everybody, one change after the other. */
async function lockSettings(context: CallContext): Promise<Settings> {
  requireEveryone(context);
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('sensitive settings', 0))`);
  return readSettings(context.db);
}
