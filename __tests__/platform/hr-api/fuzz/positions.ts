import { smallestOf, type JsonShape } from '../../../json-shape';

/** Where in a request something stands: names of fields, and `0` for the first row of a list. */
export interface Position {
  readonly path: readonly string[];
  readonly shape: JsonShape;
  /** The schemas from the request itself to the one that holds it. */
  readonly within: readonly JsonShape[];
}

/** Every place of a request that the description names, rows of lists and optional fields included. */
export function positionsOf(
  shape: JsonShape,
  path: readonly string[] = [],
  within: readonly JsonShape[] = [],
): Position[] {
  const inner = Object.entries(shape.properties ?? {});
  if (shape.items) inner.push(['0', shape.items]);
  if (typeof shape.additionalProperties === 'object') inner.push(['key_1', shape.additionalProperties]);
  return inner.flatMap(([name, one]) => {
    const deeper = positionsOf(one, [...path, name], [...within, shape]);
    return [{ path: [...path, name], shape: one, within: [...within, shape] }, ...deeper];
  });
}

export const isFreeText = ({ shape }: Position) => shape.type === 'string' && !shape.enum && shape.const === undefined;

/** A request with a value at a place; what the place stands in is made where the request has none of it. */
export function requestWith(request: object, { path, within }: Position, value: unknown): object {
  const changed = structuredClone(request);
  let holder = changed as Record<string, unknown>;
  for (const [at, name] of path.slice(0, -1).entries()) {
    if (typeof holder[name] !== 'object' || holder[name] === null) holder[name] = smallestOf(within[at + 1] ?? {});
    holder = holder[name] as Record<string, unknown>;
  }
  holder[path.at(-1) ?? ''] = value;
  return changed;
}

const HERE = '@@here@@';

/** The same as JSON, with a value that only JSON can write, such as a number that no other number is equal to. */
export const jsonWith = (request: object, position: Position, json: string): string =>
  JSON.stringify(requestWith(request, position, HERE)).replace(JSON.stringify(HERE), () => json);
