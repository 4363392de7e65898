import { addresses } from './page-data';

interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string;
  };
}

/** Browsers that ask for it are told that the worker's address is the host's own. */
const { trustedTypes } = window as { trustedTypes?: ScriptPolicies };
const policy = trustedTypes?.createPolicy('esign', {
  createScriptURL: (address) => {
    if (address !== addresses.worker) throw new TypeError('Not a script of this host');
    return address;
  },
});
/** Reads PDFs; it starts before the rest of the reader is here. */
export const worker = new Worker(policy?.createScriptURL(addresses.worker) ?? addresses.worker, {
  type: 'module',
});
