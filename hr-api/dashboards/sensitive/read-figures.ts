import { eq } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { OFFERED_MONTHS, SENSITIVE_CUTS, type SensitiveTile } from '../../../lib/contract/dashboards/sensitive-rules';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { namesOfLevel } from '../population/names-of-level';
import { readMonth } from './count-month';
import { readSettings } from './settings';
import { sensitivePurposes } from './tables';
import { findSource, namesOfValues } from './tile-values';
import { toldUnits } from './told-units';

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

/** The months of which a reader may be told something, and of what. */
async function readOffer(context: CallContext): Promise<Pick<ReplyFor<'getSensitiveFigures'>, 'Cuts' | 'Months'>> {
  const months = monthsBefore(dayOf(context.now));
  const told = await toldUnits(context);
  if (!told) return { Cuts: [...SENSITIVE_CUTS], Months: months };
  return { Cuts: ['unit'], Months: months.filter((month) => told(lastDayOf(month)).size > 0) };
}

export const getSensitiveFigures: Handler<'getSensitiveFigures'> = async (_asked, context) => {
  const { Cuts, Months } = await readOffer(context);
  if (Months.length === 0) return { MayRead: false, Purpose: '', Tiles: [], Cuts: [], Months };
  const { tiles: Tiles } = await readSettings(context.db);
  return { MayRead: true, Purpose: await readPurpose(context), Tiles, Cuts, Months };
};

/** @throws ApiError `forbidden` for whoever is told of nothing */
export const startSensitiveReading: Handler<'startSensitiveReading'> = async ({ Purpose: purpose }, context) => {
  const { Months } = await readOffer(context);
  if (Months.length === 0) throw new ApiError('forbidden');
  const { db, actor } = context;
  await db
    .insert(sensitivePurposes)
    .values({ sessionId: actor.sessionId, purpose })
    .onConflictDoUpdate({ target: sensitivePurposes.sessionId, set: { purpose } });
  return {};
};

/**
 * One cut of a tile at the end of a month. Every reading leaves an audit row with its purpose, before anything is told. Whoever is over a
 * whole unit directly below the top is told what everybody's HR is told of that unit, and nothing else.
 * @throws ApiError `forbidden` for whoever is not over everybody or such a unit, or asks for more, `not_found` where the tile is off,
 * `conflict` without a purpose, and `bad_request` for a month that is not over or too long ago
 */
export const readTile =
  (tile: SensitiveTile) =>
  async (asked: Asked, context: CallContext): Promise<Reply> => {
    const { db, now, language } = context;
    const { Month, Cut = 'whole' } = asked;
    const On = lastDayOf(Month);
    const units = (await toldUnits(context))?.(On) ?? null;
    if (units && (Cut !== 'unit' || units.size === 0)) throw new ApiError('forbidden');
    const { tiles } = await readSettings(db);
    if (!tiles.includes(tile)) throw new ApiError('not_found');
    if (!monthsBefore(dayOf(now)).includes(Month))
      throw new ApiError('bad_request', { message: 'Figures are of months that are over, of the last two years' });
    const purpose = await readPurpose(context);
    if (purpose === '') throw new ApiError('conflict', { message: 'Say first for what the figures are read' });
    const subject = { kind: 'sensitive figures', id: tile };
    await audit(context, {
      subject,
      action: 'read a sensitive figure',
      after: { purpose, month: Month, cut: Cut, ...(units && { units: [...units].sort() }) },
    });
    const month = await readMonth(db, { tile, monthEnd: On }, now);
    const views = month.views.filter(({ cut, code }) => cut === Cut && (units?.has(code) ?? true));
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
