import 'server-only';
import { hkdfSync } from 'node:crypto';
import { KEY_LABEL } from '../../contract/platform/key-header';
import { portalEnv } from '../../env';

const derived = new Map<string, Buffer>();

/** The key for one purpose, derived from HR_API_KEY so that none can stand in for another. */
export function derivedKey(purpose: keyof typeof KEY_LABEL): Buffer {
  const { HR_API_KEY } = portalEnv();
  const name = `${purpose}\n${HR_API_KEY}`;
  let key = derived.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', HR_API_KEY, '', KEY_LABEL[purpose], 32));
    derived.set(name, key);
  }
  return key;
}
