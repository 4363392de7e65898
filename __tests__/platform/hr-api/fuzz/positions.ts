/** A schema of the description of the HR API, as far as requests use it. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Where in a request something stands: names of fields, and `0` for the first row of a list. */
export interface Position {
  readonly path: readonly string[];
  readonly shape: Shape;
  /** The schemas from the request itself to the one that holds it. */
  readonly within: readonly Shape[];
}

/** Every place of a request that the description names, rows of lists and optional fields included. */
export function positionsOf(shape: Shape, path: readonly string[] = [], within: readonly Shape[] = []): Position[] {
  const inner = Object.entries(shape.properties ?? {});
  if (shape.items) inner.push(['0', shape.items]);
  if (typeof shape.additionalProperties === 'object') inner.push(['key_1', shape.additionalProperties]);
  return inner.flatMap(([name, one]) => {
    const deeper = positionsOf(one, [...path, name], [...within, shape]);
    return [{ path: [...path, name], shape: one, within: [...within, shape] }, ...deeper];
  });
}

export const isFreeText = ({ shape }: Position) => shape.type === 'string' && !shape.enum && shape.const === undefined;

/** The least that a schema takes, its required fields alone. */
function smallest(shape: Shape): unknown {
  const { type, const: only, enum: choices, anyOf, required = [], properties, minimum = 0, minLength = 0 } = shape;
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return smallest(anyOf[0]);
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, smallest(properties?.[name] ?? {})]));
  if (type === 'array') return [];
  if (type === 'string') return 'a'.repeat(minLength);
  if (type === 'boolean') return false;
  return Math.max(minimum, 0);
}

/** A request with a value at a place; what the place stands in is made where the request has none of it. */
export function requestWith(request: object, { path, within }: Position, value: unknown): object {
  const changed = structuredClone(request);
  let holder = changed as Record<string, unknown>;
  for (const [at, name] of path.slice(0, -1).entries()) {
    if (typeof holder[name] !== 'object' || holder[name] === null) holder[name] = smallest(within[at + 1] ?? {});
    holder = holder[name] as Record<string, unknown>;
  }
  holder[path.at(-1) ?? ''] = value;
  return changed;
}

const HERE = '@@here@@';

/** The same as JSON, with a value that only JSON can write, such as a number that no other number is equal to. */
export const jsonWith = (request: object, position: Position, json: string): string =>
  JSON.stringify(requestWith(request, position, HERE)).replace(JSON.stringify(HERE), () => json);
