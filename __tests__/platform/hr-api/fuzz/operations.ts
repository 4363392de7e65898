import type { CallName } from '../../../../lib/contract/all';
import { matrixPeople, tokenFor } from '../access-matrix/people';
import { readAnswers } from '../access-matrix/recording';
import { capabilities } from '../access-matrix/requests/capabilities';
import type { RolledBackApp } from '../access-matrix/rolled-back-app';
import { setScene } from '../access-matrix/scene';
import type { JsonShape } from '../../../json-shape';

interface Described {
  readonly operationId: CallName;
  readonly parameters?: readonly { readonly name: string; readonly schema: JsonShape }[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: JsonShape } } };
}

/** A call as the HR API describes it, with a request that somebody may make. */
export interface Operation {
  readonly name: CallName;
  readonly isInBody: boolean;
  readonly shape: JsonShape;
  readonly request: object;
  readonly token: string | undefined;
}

/** Every call of openapi.json. The requests are those of the access matrix that were answered; where none was, the first. */
export async function operationsOf(hr: RolledBackApp): Promise<Operation[]> {
  const requests = await requestsOf(hr);
  const { paths } = (await hr.app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, Described>> }>();
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, parameters = [], requestBody }) => {
      const body = requestBody?.content['application/json']?.schema;
      const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
      const asked = requests.get(operationId);
      if (!asked) throw new Error(`The access matrix has no request of ${operationId}`);
      return { name: operationId, isInBody: Boolean(body), shape: body ?? { properties: query }, ...asked };
    });
}

async function requestsOf(hr: RolledBackApp): Promise<ReadonlyMap<CallName, Pick<Operation, 'request' | 'token'>>> {
  const sceneOf = await setScene(hr);
  const found = new Map<CallName, Pick<Operation, 'request' | 'token'>>();
  for (const { capability, requests } of capabilities) {
    const recorded = readAnswers(capability);
    for (const [name, columns] of requests) {
      const cells = Object.entries(recorded[name] ?? {}).flatMap(([person, answers]) =>
        Object.entries(answers).map(([column, { outcome }]) => ({ person, column, outcome })),
      );
      const cell = cells.find(({ outcome }) => outcome.startsWith('200')) ?? cells[0];
      const who = matrixPeople.find((one) => one.name === cell?.person);
      if (!cell || !who) continue;
      const request = columns[cell.column]?.(sceneOf(who.loginId, who.roleCode)) ?? {};
      found.set(name, { request, token: await tokenFor(hr, who) });
    }
  }
  return found;
}
