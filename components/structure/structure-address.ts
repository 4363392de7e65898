/** What the address of the structure keeps: the day that is looked at, today where it is empty, and the chosen unit. */
export interface StructureAddress {
  readonly on: string;
  readonly unit: string;
}

const ofParameter = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : '');

export const readAddress = (parameters: Readonly<Record<string, string | string[] | undefined>>): StructureAddress => ({
  on: /^\d{2}-[A-Z][a-z]{2}-\d{4}$/.test(ofParameter(parameters['on'])) ? ofParameter(parameters['on']) : '',
  unit: ofParameter(parameters['unit']).slice(0, 64),
});

export function addressOf({ on, unit }: StructureAddress): `/${string}` {
  const query = new URLSearchParams(Object.entries({ on, unit }).filter(([, value]) => value !== ''));
  return `/process/orgstructure${query.size > 0 ? `?${query}` : ''}`;
}
