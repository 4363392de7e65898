import { issuerSchema, providerVariable } from './contract/access/single-sign-on';

/** An OpenID Connect provider of the settings. */
export interface IdentityProvider {
  /** Stands in addresses: /ssologin/{name}. */
  readonly name: string;
  /** What people read. */
  readonly label: string;
  /** Character by character as its identity tokens say it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of each named provider; the error names each variable that is missing or wrong. */
export function identityProvidersIn(
  source: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): IdentityProvider[] {
  const faults: string[] = [];
  const read = (name: string, setting: Parameters<typeof providerVariable>[1]): string => {
    const variable = providerVariable(name, setting);
    const value = source[variable]?.trim() ?? '';
    const fault = value === '' ? 'must be set' : setting === 'ISSUER' && faultOf(value);
    if (fault) faults.push(`${variable}: ${fault}`);
    return value;
  };
  const providers = names.map((name) => ({
    name,
    label: read(name, 'LABEL'),
    issuer: read(name, 'ISSUER'),
    clientId: read(name, 'CLIENT_ID'),
    clientSecret: read(name, 'CLIENT_SECRET'),
  }));
  if (faults.length > 0) throw new Error(faults.join('; '));
  return providers;
}

function faultOf(issuer: string): string | undefined {
  return issuerSchema.safeParse(issuer).error?.issues[0]?.message;
}
