import 'server-only';
import { isTooDeep } from '../../contract/platform/json-depth';
import { hasStorableTexts, isStorable } from '../../contract/platform/storable-text';
import { HrError } from '../upstream/hr-error';

const MAX_BYTES = 256 * 1024;

/** The text of a body in UTF-8, at most 256 kB where nothing else is said; more is refused before it is read. */
async function textOf(request: Request, maxBytes = MAX_BYTES): Promise<string> {
  if (request.headers.has('content-encoding')) throw new HrError('unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new HrError('too_large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      throw new HrError('too_large');
    }
    chunks.push(part.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new HrError('bad_request');
  }
}

/** A JSON object as sent; anything that is no plain, shallow object in UTF-8 is refused. */
export async function readJson(request: Request, maxBytes?: number): Promise<Record<string, unknown>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType))
    throw new HrError('unsupported_media_type');
  const text = await textOf(request, maxBytes);
  if (isTooDeep(text) || !hasStorableTexts(text)) throw new HrError('bad_request');
  let json: unknown;
  try {
    json = JSON.parse(text === '' ? '{}' : text, refusePrototypeKeys);
  } catch {
    throw new HrError('bad_request');
  }
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new HrError('bad_request');
  return json as Record<string, unknown>;
}

/** The fields of a plain form post. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = [...new URLSearchParams(await textOf(request))];
  if (!fields.flat().every(isStorable)) throw new HrError('bad_request');
  return Object.fromEntries(fields);
}

function refusePrototypeKeys(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new HrError('bad_request');
  return value;
}
