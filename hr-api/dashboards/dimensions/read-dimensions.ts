import { sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { percentages } from '../tiles/figures';
import { dayFor, populationOf } from '../tiles/figure-reader';
import { PERSONS, askPeople, countBands, countSlices, knownBy } from './count-by-dimension';
import type { Dimension } from './dimension';
import { dimensionsOf, findDimension, readableWork } from './dimensions';

type AsOn = RequestFor<'readQualification'>;

/** Of whom and of which day a figure is. */
async function askedOf({ On, Chosen }: AsOn, context: CallContext) {
  return { on: dayFor(On ?? '', context), population: await populationOf({ Chosen: Chosen ?? {} }, context) };
}

export async function listDimensions(context: CallContext): Promise<ReplyFor<'listDimensions'>> {
  return (await dimensionsOf(context)).map(({ code, name, fieldCode, level }) => ({
    ...{ Code: code, Name: name, FieldCode: fieldCode, Level: level },
  }));
}

export async function countByDimension(
  asked: RequestFor<'countByDimension'>,
  context: CallContext,
): Promise<ReplyFor<'countByDimension'>> {
  const dimension = await findDimension(context, asked.Dimension);
  const of = await askedOf(asked, context);
  if (dimension.countedMonths === null) return { On: of.on, ...(await countSlices(context, dimension, of)) };
  const { Count, Slices } = await countBands(context, dimension, of);
  return { On: of.on, Count, Slices };
}

/** A dimension of the product, which there is not for whoever may not read it. */
async function openDimension(
  code: 'qualification' | 'experience' | 'tenure',
  context: CallContext,
): Promise<Dimension> {
  const found = (await dimensionsOf(context)).find((one) => one.code === code);
  if (!found) throw new ApiError('not_found');
  return found;
}

export async function readQualification(asked: AsOn, context: CallContext): Promise<ReplyFor<'readQualification'>> {
  const dimension = await openDimension('qualification', context);
  const of = await askedOf(asked, context);
  return { On: of.on, ...(await countSlices(context, dimension, of)) };
}

async function readBands(code: 'experience' | 'tenure', asked: AsOn, context: CallContext) {
  const dimension = await openDimension(code, context);
  const of = await askedOf(asked, context);
  return { On: of.on, ...(await countBands(context, dimension, of)) };
}

export async function readExperience(asked: AsOn, context: CallContext): Promise<ReplyFor<'readExperience'>> {
  const { hasPrevious } = await readableWork(context);
  return { ...(await readBands('experience', asked, context)), HasPrevious: hasPrevious };
}

export const readTenure = (asked: AsOn, context: CallContext): Promise<ReplyFor<'readTenure'>> =>
  readBands('tenure', asked, context);

/** Levels of the organisation and years of work are known of everybody, and left out. */
export async function readProfileReport(
  asked: RequestFor<'readProfileReport'>,
  context: CallContext,
): Promise<ReplyFor<'readProfileReport'>> {
  const { on, population } = await askedOf(asked, context);
  const dimensions = (await dimensionsOf(context)).filter(
    ({ level, countedMonths }) => level === null && countedMonths === null,
  );
  const known = dimensions.map((dimension, at) => knownBy(dimension, on, `k${at}`));
  const counted = known.map(({ value }, at) => sql`count(nullif(${value}, ''))::int as ${sql.identifier(`c${at}`)}`);
  const [row] = await askPeople<Record<string, number>>(
    context.db,
    { population, on },
    sql`select ${sql.join([sql`count(*)::int as people`, ...counted], sql`, `)}
      from people ${sql.join([PERSONS, ...known.map(({ joined }) => joined)], sql` `)}`,
  );
  const { people = 0, ...counts } = row ?? {};
  return {
    On: on,
    Count: people,
    Rows: dimensions.map(({ code, name }, at) => {
      const Known = counts[`c${at}`] ?? 0;
      return { Code: code, Name: name, Known, Percentage: percentages([Known, people - Known])[0]! };
    }),
  };
}
