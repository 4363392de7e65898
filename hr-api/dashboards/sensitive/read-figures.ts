import { eq } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { OFFERED_MONTHS, type SensitiveTile } from '../../../lib/contract/dashboards/sensitive-rules';
import { requireEveryone } from '../../people/accounts/require-everyone';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { namesOfLevel } from '../population/names-of-level';
import { readMonth } from './count-month';
import { readSettings } from './settings';
import { sensitivePurposes } from './tables';
import { findSource, namesOfValues } from './tile-values';

type Asked = RequestFor<'listReligions'>;
type Reply = ReplyFor<'listReligions'>;

const lastDayOf = (month: string): CalendarDate => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The months that are over, the latest first. */
function monthsBefore(today: CalendarDate): string[] {
  const months: string[] = [];
  for (let last = daysAfter(`${today.slice(0, 7)}-01`, -1); months.length < OFFERED_MONTHS;) {
    months.push(last.slice(0, 7));
    last = daysAfter(`${last.slice(0, 7)}-01`, -1);
  }
  return months;
}

async function readPurpose({ db, actor }: CallContext): Promise<string> {
  const [said] = await db.select().from(sensitivePurposes).where(eq(sensitivePurposes.sessionId, actor.sessionId));
  return said?.purpose ?? '';
}

export const getSensitiveFigures: Handler<'getSensitiveFigures'> = async (_asked, context) => {
  if (!context.actor.scopes.includes('all')) return { MayRead: false, Purpose: '', Tiles: [], Months: [] };
  const { tiles: Tiles } = await readSettings(context.db);
  return { MayRead: true, Purpose: await readPurpose(context), Tiles, Months: monthsBefore(dayOf(context.now)) };
};

export const startSensitiveReading: Handler<'startSensitiveReading'> = async ({ Purpose: purpose }, context) => {
  requireEveryone(context);
  const { db, actor } = context;
  await db
    .insert(sensitivePurposes)
    .values({ sessionId: actor.sessionId, purpose })
    .onConflictDoUpdate({ target: sensitivePurposes.sessionId, set: { purpose } });
  return {};
};

/**
 * One cut of a tile at the end of a month. Every reading leaves an audit row with its purpose, before anything is told.
 * @throws ApiError `forbidden` for whoever is not over everybody, `not_found` where the tile is off, `conflict` without a purpose, and
 * `bad_request` for a month that is not over or too long ago
 */
export const readTile =
  (tile: SensitiveTile) =>
  async (asked: Asked, context: CallContext): Promise<Reply> => {
    requireEveryone(context);
    const { db, now, language } = context;
    const [{ Month, Cut = 'whole' }, { tiles }] = [asked, await readSettings(db)];
    if (!tiles.includes(tile)) throw new ApiError('not_found');
    if (!monthsBefore(dayOf(now)).includes(Month))
      throw new ApiError('bad_request', { message: 'Figures are of months that are over, of the last two years' });
    const purpose = await readPurpose(context);
    if (purpose === '') throw new ApiError('conflict', { message: 'Say first for what the figures are read' });
    const On = lastDayOf(Month);
    const subject = { kind: 'sensitive figures', id: tile };
    await audit(context, { subject, action: 'read a sensitive figure', after: { purpose, month: Month, cut: Cut } });
    const month = await readMonth(db, { tile, monthEnd: On }, now);
    const views = month.views.filter(({ cut }) => cut === Cut);
    const values = [...new Set(views.flatMap(({ cells }) => cells.flatMap(({ value }) => value || [])))];
    const [names, valueNames] = await Promise.all([
      Cut === 'whole' ? new Map<string, string>() : namesOfLevel(Cut, On, context),
      namesOfValues(db, values, { tile, source: await findSource(db, tile, On), language }),
    ]);
    const Views = views.map(({ code, refusal, cells }) => ({
      ...{ Code: code, Name: names.get(code) ?? code, Refusal: refusal },
      Cells: cells.map(({ value, people }) => ({
        ...{ Code: value ?? '', Name: value ? (valueNames.get(value) ?? value) : '' },
        ...{ IsOthers: value === null, People: people },
      })),
    }));
    Views.sort((one, other) => one.Name.localeCompare(other.Name, language));
    return {
      ...{ On, CountedAt: month.countedAt.toISOString(), SupersededAt: month.supersededAt?.toISOString() ?? null },
      ...{ Threshold: month.threshold, Views },
    };
  };
