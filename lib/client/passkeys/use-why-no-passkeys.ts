import { useSyncExternalStore } from 'react';
import { whyNoPasskeys } from './passkeys';

const subscribe = () => () => {};
const notYetKnown = () => undefined;

/** Why no passkey can be used here, null where one can; undefined before scripts run. */
export const useWhyNoPasskeys = () => useSyncExternalStore(subscribe, whyNoPasskeys, notYetKnown);
